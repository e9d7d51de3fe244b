import { expect, it } from "vitest";
import { boostGlyph, drawingOf, GLYPHS } from "./glyphs";
import { TYPES } from "./view";

const PIECES = [
  ..."disruptor dronejack fixer ghost jumper mechanic persuader scourge smuggler sprinter".split(" "),
  ..."coupe scrambler blaster birdseye cash gems cipher mask".split(" "),
  ..."blocks downtown ion-heights parish riverside skyport towers zinbazaar".split(" "),
  ...TYPES,
];

it("has a picture of every piece, and no two are the same", () => {
  const drawn = PIECES.map((id) => GLYPHS[id]);
  expect(drawn).not.toContain(undefined);
  expect(new Set(drawn).size).toBe(PIECES.length);
});

it("draws what is filled and what is a line", () => {
  expect(drawingOf("cipher").fill).toMatch(/^M/);
  expect(drawingOf("cipher").line).toMatch(/^M/);
  expect(drawingOf("nothing of the kind")).toEqual({ fill: "", line: "" });
});

it("has a sign for each kind of Boost, and one for Boosts that an owner invents", () => {
  expect(GLYPHS[boostGlyph("swap_items")]).toBeTruthy();
  expect(GLYPHS[boostGlyph("unheard-of")]).toBeTruthy();
});
