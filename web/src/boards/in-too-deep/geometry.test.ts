import { describe, expect, it } from "vitest";
import { cityOf, inset, path, type Point } from "./geometry";

const SIZES = [
  [508, 500],
  [378, 385],
  [860, 830],
] as const;

function inside([x, y]: Point, outline: Point[]): boolean {
  return outline.every((from, at) => {
    const to = outline[(at + 1) % outline.length]!;
    return (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]) >= -0.01;
  });
}

describe("the ring of Zones", () => {
  it.each(SIZES)("has eight places and as many borders (%i × %i)", (width, height) => {
    const city = cityOf(width, height);
    expect(city.places).toHaveLength(8);
    expect(city.borders).toHaveLength(8);
  });

  it.each(SIZES)("goes clockwise from the upper left (%i × %i)", (width, height) => {
    const { places } = cityOf(width, height);
    const angles = places.map(({ box }) => Math.atan2(box.y + box.height / 2 - height / 2, box.x + box.width / 2 - width / 2));
    expect(angles[0]).toBeLessThan(-Math.PI / 2);
    angles.slice(1, 6).forEach((angle, at) => expect(angle).toBeGreaterThan(angles[at]!));
  });

  it.each(SIZES)("lets pieces stand within the Zone, away from its rim corners (%i × %i)", (width, height) => {
    for (const { box, outline } of cityOf(width, height).places) {
      expect(inside([box.x + box.width / 2, box.y + box.height / 2], outline)).toBe(true);
      expect(inside([box.x + box.width / 2, box.y], outline)).toBe(true);
      expect(box.width).toBeGreaterThan(88);
      expect(box.height).toBeGreaterThan(64);
    }
  });

  it("puts border 0 clockwise of the first Zone", () => {
    const { borders, places } = cityOf(500, 500);
    expect(borders[0]!.middle[0]).toBeGreaterThan(places[0]!.box.x + places[0]!.box.width / 2);
    expect(borders[0]!.middle[0]).toBeLessThan(places[1]!.box.x + places[1]!.box.width / 2);
    expect(borders[7]!.middle[1]).toBeGreaterThan(places[0]!.box.y);
  });
});

describe("outlines", () => {
  const square: Point[] = [[0, 0], [10, 0], [10, 10], [0, 10]];

  it("are moved inwards on every side", () => {
    expect(inset(square, 2)).toEqual([[2, 2], [8, 2], [8, 8], [2, 8]]);
  });

  it("are closed paths", () => {
    expect(path(square)).toBe("M0.0 0.0L10.0 0.0L10.0 10.0L0.0 10.0z");
  });
});
