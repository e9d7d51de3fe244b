// What part of the corkboard is in the window; it flies from one structure to another.

import { calm } from "../../table/motion";
import type { Look } from "./layout";

const FLIGHT = 320;

export class Camera {
  /** Whose structure is looked at: the look is counted from its head. */
  seat = $state(0);
  look = $state.raw<Look>({ x: 0, y: 0, zoom: 100, ratio: 0.72 });
  /** Until somebody moves the board, it stays fitted to what it shows. */
  free = $state(false);
  #frame = 0;

  /** At once, as a finger moves it. */
  put(look: Look): void {
    cancelAnimationFrame(this.#frame);
    this.look = look;
  }

  fly(to: Look): void {
    cancelAnimationFrame(this.#frame);
    const from = this.look;
    if (Math.abs(from.x - to.x) + Math.abs(from.y - to.y) + Math.abs(from.zoom - to.zoom) / 50 + Math.abs(from.ratio - to.ratio) < 0.02) {
      this.look = to;
      return;
    }
    if (calm()) {
      this.look = to;
      return;
    }
    const begun = performance.now();
    const step = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - begun) / FLIGHT));
      const eased = 1 - (1 - share) ** 3;
      const between = (one: number, other: number): number => one + (other - one) * eased;
      this.look = { x: between(from.x, to.x), y: between(from.y, to.y), zoom: between(from.zoom, to.zoom), ratio: between(from.ratio, to.ratio) };
      if (share < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}
