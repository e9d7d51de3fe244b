// Pieces travel: where each lay before a change and where it lies after it is all that has to be known. The same for
// HTML and for groups of an SVG, whose own units are found from the matrix that brings them to the screen.

const SHORTEST = 180;
const LONGEST = 350;
const FAR = 600; // pixels, from which on a way takes the longest time
const FADE = 80;
const NEAR = 3; // pixels that are no way: an option is lifted by two

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Way {
  dx: number;
  dy: number;
  scale: number;
}

/** The linear part of a transformation. */
export interface Linear {
  a: number;
  b: number;
  c: number;
  d: number;
}

export function middle(spot: Spot): { x: number; y: number } {
  return { x: spot.x + spot.width / 2, y: spot.y + spot.height / 2 };
}

/** From the new spot back to the old one; nothing if a piece has hardly moved. */
export function way(before: Spot, after: Spot): Way | null {
  const [from, to] = [middle(before), middle(after)];
  const scale = after.width > 0 && before.width > 0 ? before.width / after.width : 1;
  const found = { dx: from.x - to.x, dy: from.y - to.y, scale };
  return Math.hypot(found.dx, found.dy) < NEAR && Math.abs(scale - 1) < 0.05 ? null : found;
}

export function duration(found: Way): number {
  const share = Math.min(1, Math.hypot(found.dx, found.dy) / FAR);
  return Math.round(SHORTEST + (LONGEST - SHORTEST) * share);
}

/** A way on the screen in the units of an element that is scaled or turned. */
export function within(dx: number, dy: number, { a, b, c, d }: Linear): [number, number] {
  const area = a * d - b * c;
  return area ? [(d * dx - c * dy) / area, (a * dy - b * dx) / area] : [0, 0];
}

type Drawn = HTMLElement | SVGGraphicsElement;

function pieces(root: Element): Map<string, Drawn> {
  const found = new Map<string, Drawn>();
  for (const node of root.querySelectorAll<Drawn>("[data-piece]")) {
    const id = node.dataset.piece ?? "";
    if (!found.has(id) && !node.closest("[data-still]")) found.set(id, node);
  }
  return found;
}

function linear(node: Drawn): Linear {
  if (node instanceof SVGGraphicsElement) return node.getScreenCTM() ?? { a: 1, b: 0, c: 0, d: 1 };
  const own = new DOMMatrixReadOnly(getComputedStyle(node).transform);
  return own;
}

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || document.visibilityState === "hidden";
}

/** Make a change, and let the pieces under `root` travel to where it has brought them; how long that takes. */
export async function travel(root: Element, change: () => Promise<void>): Promise<number> {
  const before = new Map([...pieces(root)].map(([id, node]) => [id, node.getBoundingClientRect()]));
  await change();
  const after = pieces(root);
  const spots = new Map([...after].map(([id, node]) => [id, node.getBoundingClientRect()]));
  if (calm()) {
    if (document.visibilityState === "visible") root.animate({ opacity: [0.6, 1] }, FADE);
    return 0;
  }
  let longest = 0;
  const ways = new Map<Element, Way>();
  for (const [id, node] of after) {
    const [was, is] = [before.get(id), spots.get(id)];
    if (!is?.width || node.getAnimations().some((each) => each.id === "travel")) continue;
    if (!was?.width) {
      node.animate({ opacity: [0, 1] }, { duration: SHORTEST, easing: "ease-out" });
      longest = Math.max(longest, SHORTEST);
      continue;
    }
    const found = way(was, is);
    if (found) ways.set(node, found);
  }
  for (const [node, found] of ways) {
    const carried = carrier(node, ways);
    const [dx, dy] = carried ? [found.dx - carried.dx, found.dy - carried.dy] : [found.dx, found.dy];
    if (Math.hypot(dx, dy) < NEAR) continue;
    const [x, y] = within(dx, dy, linear(node as Drawn));
    const time = duration(found);
    node.animate(
      { transform: [`translate(${x}px, ${y}px)`, "translate(0px, 0px)"] },
      { duration: time, easing: "cubic-bezier(.2, .7, .2, 1)", composite: "add", id: "travel" },
    );
    longest = Math.max(longest, time);
  }
  return longest;
}

/** What an element lies in that travels as well: it need not go that way a second time. */
function carrier(node: Element, ways: Map<Element, Way>): Way | undefined {
  for (let at = node.parentElement; at; at = at.parentElement) {
    const found = ways.get(at);
    if (found) return found;
  }
  return undefined;
}
