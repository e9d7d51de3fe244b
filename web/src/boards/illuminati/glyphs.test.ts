import { describe, expect, it } from "vitest";
import illuminati from "../../../../src/shadow_cabinet/games/illuminati/illuminati.csv?raw";
import specials from "../../../../src/shadow_cabinet/games/illuminati/specials.csv?raw";
import { drawingOf, emblemOf, GLYPHS, specialGlyph } from "./glyphs";
import { ALIGNMENTS } from "./view";

const firsts = (table: string): string[] => table.trim().split("\n").slice(1).map((row) => row.split(",")[0]!);

describe("the set of pictures", () => {
  it("has ten alignments, no two alike, opposites mirrored", () => {
    const drawn = ALIGNMENTS.map(drawingOf);
    expect(drawn.every(({ fill, line }) => fill || line)).toBe(true);
    expect(new Set(drawn.map((each) => JSON.stringify(each))).size).toBe(10);
    for (const [one, other] of [["government", "communist"], ["liberal", "conservative"], ["violent", "peaceful"], ["straight", "weird"]]) {
      expect(drawingOf(other!)).toMatchObject({ fill: drawingOf(one!).fill, line: drawingOf(one!).line });
      expect(drawingOf(other!).mirror).not.toBe(drawingOf(one!).mirror);
    }
  });

  it("has an emblem for all Illuminati and a picture for every Special", () => {
    expect(firsts(illuminati).filter((id) => emblemOf(id) !== id)).toEqual([]);
    for (const effect of firsts(specials)) expect(GLYPHS[specialGlyph(effect)], effect).toBeTruthy();
    expect(GLYPHS[specialGlyph("unheard-of")]).toBeTruthy();
    expect(GLYPHS[emblemOf("our-own")]).toBeTruthy();
  });

  it("is well drawn", () => {
    for (const drawing of Object.values(GLYPHS)) for (const path of drawing.split("|").filter(Boolean)) expect(path).toMatch(/^M[\d\sMmLlHhVvCcSsQqTtAaZz.,-]+$/);
  });
});
