// The shapes that tell seats apart, in a box of 20 by 20, with room for a letter.

import type { SeatMark } from "../../table/table.svelte";

const SHAPES: Partial<Record<SeatMark["shape"], string>> = {
  circle: "M10 1a9 9 0 1 1-.01 0z",
  square: "M1.5 1.5h17v17h-17z",
};
// two players have two shapes; whatever else comes is drawn as a diamond
const OTHER = "M10 0l10 10-10 10L0 10z";

export function shapePath(shape: SeatMark["shape"]): string {
  return SHAPES[shape] ?? OTHER;
}

/** The spy's hat above the shape, in a box of 20 wide. */
export const HAT = {
  crown: "M4.8 6.6Q5 1.2 7.2 1L10 2l2.8-1Q15 1.2 15.2 6.6 10 8.4 4.8 6.6z",
  brim: "M-.5 7.5Q10 4.3 20.5 7.5 19 10 10 10T-.5 7.5z",
};
