// The city as a ring of eight Zones around a square: an octagon with a hole, in pixels. The first Zone of the ring lies
// at the upper left, and on it goes clockwise.

export type Point = readonly [number, number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Place {
  outline: Point[];
  /** Where the name stands: the middle of its line. */
  title: { x: number; y: number; width: number };
  /** Where pieces stand. */
  box: Box;
}

export interface Border {
  middle: Point;
  angle: number; // degrees
  length: number;
}

export interface City {
  width: number;
  height: number;
  places: Place[];
  borders: Border[]; // number 0 lies clockwise of the first Zone
  hole: Box;
  cut: number; // how much of the corners of the hole is cut
}

const STREET = 3; // half of what lies between two Zones
const TITLE = 24;
const BAR = 12; // what a Blockade takes of either Zone
const CUT = 0.085;
const BAND = 0.295;

export function cityOf(width: number, height: number): City {
  const cut = Math.min(width, height) * CUT;
  const [dx, dy] = [width * BAND, height * BAND];
  const k = cut * 0.62;
  const [ax, ay] = [dx + k * 0.55, dy + k * 0.55];
  const [far, low] = [width, height];
  // where borders begin at the rim, and where they end at the hole, clockwise from the one at the left of the first Zone
  const rim: Point[] = [
    [0, ay], [ax, 0], [far - ax, 0], [far, ay], [far, low - ay], [far - ax, low], [ax, low], [0, low - ay],
  ];
  const inner: Point[] = [
    [dx, dy + k], [dx + k, dy], [far - dx - k, dy], [far - dx, dy + k],
    [far - dx, low - dy - k], [far - dx - k, low - dy], [dx + k, low - dy], [dx, low - dy - k],
  ];
  const corners: Record<number, [Point, Point]> = {
    0: [[0, cut], [cut, 0]],
    2: [[far - cut, 0], [far, cut]],
    4: [[far, low - cut], [far - cut, low]],
    6: [[cut, low], [0, low - cut]],
  };
  const places = rim.map((start, zone): Place => {
    const next = (zone + 1) % rim.length;
    const outline = inset([start, ...(corners[zone] ?? []), rim[next]!, inner[next]!, inner[zone]!], STREET);
    return { outline, ...room(zone, { dx, dy, k, ax, ay, cut, far, low }) };
  });
  const borders = rim.map((_, zone): Border => {
    const next = (zone + 1) % rim.length;
    const [from, to] = [rim[next]!, inner[next]!];
    const [x, y] = [to[0] - from[0], to[1] - from[1]];
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    return { middle, angle: (Math.atan2(y, x) * 180) / Math.PI, length: Math.hypot(x, y) };
  });
  const hole = { x: dx, y: dy, width: width - 2 * dx, height: height - 2 * dy };
  return { width, height, places, borders, hole, cut: k };
}

interface Lines {
  dx: number;
  dy: number;
  k: number;
  ax: number;
  ay: number;
  cut: number;
  far: number;
  low: number;
}

/** The rectangle in a Zone in which things can stand, and the line above it for the name. */
function room(zone: number, { dx, dy, k, ax, ay, cut, far, low }: Lines): Pick<Place, "title" | "box"> {
  const column = [0, 1, 2, 2, 2, 1, 0, 0][zone]!;
  const row = [0, 0, 0, 1, 2, 2, 2, 1][zone]!;
  const rim = STREET + 4;
  const slack = column !== 1 && row !== 1 ? k * 0.45 : -2; // corners of the hole are cut: a little more room beside it
  const left = [rim, ax + BAR, far - dx - slack + 4][column]!;
  const right = [dx + slack - 4, far - ax - BAR, far - rim][column]!;
  const top = [rim, ay + BAR, low - dy - slack + (column === 1 ? 2 : BAR / 2)][row]!;
  const bottom = [dy + slack - (column === 1 ? 3 : BAR / 2), low - ay - BAR, low - rim][row]!;
  const sloped = row === 0 && column !== 1 ? cut - top - TITLE / 2 : 0; // what the cut corner takes of the name's line
  const from = column === 0 ? left + sloped : Math.max(left, column === 2 && row !== 1 ? far - ax + BAR : 0);
  const to = column === 2 ? right - sloped : Math.min(right, column === 0 && row !== 1 ? ax - BAR : far);
  return {
    title: { x: (from + to) / 2, y: top + TITLE / 2, width: to - from },
    box: { x: left, y: top + TITLE, width: right - left, height: bottom - top - TITLE },
  };
}

/** A convex outline, each side moved inwards. */
export function inset(outline: readonly Point[], by: number): Point[] {
  const sides = outline.map((from, at) => {
    const to = outline[(at + 1) % outline.length]!;
    const [x, y] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(x, y);
    return { x: from[0] - (y / length) * by, y: from[1] + (x / length) * by, dx: x, dy: y };
  });
  return sides.map((side, at) => {
    const before = sides.at(at - 1)!;
    const cross = before.dx * side.dy - before.dy * side.dx;
    const share = ((side.x - before.x) * side.dy - (side.y - before.y) * side.dx) / cross;
    return [before.x + before.dx * share, before.y + before.dy * share];
  });
}

export function path(outline: readonly Point[]): string {
  return `M${outline.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}z`;
}
