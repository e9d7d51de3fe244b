// Arrow keys: from one thing on the table to the next one in a direction.

import { middle, type Spot } from "./motion";

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const ASIDE = 2.2; // how much further away something counts that lies aside of the direction

export function isArrow(key: string): boolean {
  return key in DIRECTIONS;
}

/** Which of the spots is next from another one; -1 if there is none in that direction. */
export function next(from: Spot, spots: Spot[], key: string): number {
  const [x, y] = DIRECTIONS[key] ?? [0, 0];
  const start = middle(from);
  let [best, nearest] = [-1, Infinity];
  spots.forEach((spot, at) => {
    const there = middle(spot);
    const [dx, dy] = [there.x - start.x, there.y - start.y];
    const ahead = dx * x + dy * y;
    const far = ahead + ASIDE * Math.abs(dx * y - dy * x);
    if (ahead > 1 && far < nearest) [best, nearest] = [at, far];
  });
  return best;
}
