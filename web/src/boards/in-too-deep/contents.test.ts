import { describe, expect, it } from "vitest";
import { BASE, layout, lengthOf, OVERLAP, type Layout, type Standing } from "./contents";

const BOX = { x: 10, y: 30, width: 140, height: 110 };
const HOW = { letter: 6, finger: false, most: 44 };
const item = (id: string): Standing => ({ id, kind: "item", name: id });
const pawn = (id: string, held?: string): Standing => ({ id, kind: "pawn", name: id, ...(held ? { held } : {}) });
const crowd: Standing[] = [
  { id: "sentinel", kind: "sentinel", name: "Sentinel" },
  ...["disruptor", "dronejack", "fixer", "ghost", "jumper", "mechanic"].map((id, at) => pawn(id, at < 3 ? "mask" : undefined)),
  ...["coupe", "scrambler", "blaster", "birdseye", "cash"].map(item),
];

function extent({ spots, size }: Layout): { right: number; bottom: number; left: number; top: number } {
  const right = Math.max(...spots.map((spot) => spot.x + spot.width));
  const bottom = Math.max(...spots.map((spot) => spot.y + (spot.kind === "item" ? size.item : size.pawn * (1 + BASE))));
  return { right, bottom, left: Math.min(...spots.map((spot) => spot.x)), top: Math.min(...spots.map((spot) => spot.y)) };
}

describe("what stands in a Zone", () => {
  it("is large and named while there is room", () => {
    const { size } = layout([pawn("jumper"), item("coupe")], BOX, HOW);
    expect(size).toMatchObject({ pawn: 44, named: true });
  });

  it("shrinks, loses its names and stays within the Zone however many there are", () => {
    const found = layout(crowd, BOX, HOW);
    expect(found.spots).toHaveLength(crowd.length);
    expect(found.size.named).toBe(false);
    const { left, right, top, bottom } = extent(found);
    expect(left).toBeGreaterThanOrEqual(BOX.x);
    expect(right).toBeLessThanOrEqual(BOX.x + BOX.width);
    expect(top).toBeGreaterThanOrEqual(BOX.y);
    expect(bottom).toBeLessThanOrEqual(BOX.y + BOX.height);
  });

  it("gives a pawn room for the Item in hand", () => {
    const [spot] = layout([pawn("x", "mask")], BOX, { ...HOW, letter: 1 }).spots;
    expect(spot!.width).toBeCloseTo(44 + 34 * OVERLAP);
  });

  it("is as large as a finger where fingers point, if it can be", () => {
    expect(layout([pawn("ghost"), item("cash")], BOX, { ...HOW, finger: true }).size).toEqual({ pawn: 44, item: 44, named: false });
    expect(layout(crowd, BOX, { ...HOW, finger: true }).size.pawn).toBeLessThan(44);
  });
});

it("knows that letters are not equally wide", () => {
  expect(lengthOf("Downtown", 7)).toBeGreaterThan(lengthOf("Riverside", 7));
});
