import { describe, expect, it } from "vitest";
import { next } from "./arrows";
import { duration, way, within } from "./motion";

const spot = (x: number, y: number, width = 10, height = 10) => ({ x, y, width, height });

describe("the way of a piece", () => {
  it("leads from the new spot back to the old one", () => {
    expect(way(spot(0, 0), spot(100, 50))).toEqual({ dx: -100, dy: -50, scale: 1 });
  });

  it("is measured between the middles", () => {
    expect(way(spot(0, 0, 20, 20), spot(0, 0, 10, 10))).toEqual({ dx: 5, dy: 5, scale: 2 });
  });

  it("is none where nothing moves", () => {
    expect(way(spot(5, 5), spot(5, 7))).toBeNull();
  });

  it("takes between 180 and 350 milliseconds", () => {
    expect(duration({ dx: 3, dy: 0, scale: 1 })).toBe(181);
    expect(duration({ dx: 300, dy: 0, scale: 1 })).toBe(265);
    expect(duration({ dx: 3000, dy: 900, scale: 1 })).toBe(350);
  });

  it("is told in the units of an element that is scaled or turned", () => {
    expect(within(100, 50, { a: 2, b: 0, c: 0, d: 2 })).toEqual([50, 25]);
    const [x, y] = within(0, 10, { a: 0, b: 1, c: -1, d: 0 }); // turned by a quarter
    expect([Math.round(x), Math.round(y)]).toEqual([10, 0]);
    expect(within(5, 5, { a: 0, b: 0, c: 0, d: 0 })).toEqual([0, 0]);
  });
});

describe("arrow keys", () => {
  const table = [spot(0, 0), spot(50, 0), spot(100, 4), spot(50, 60), spot(300, 300)];

  it("go to the nearest in their direction", () => {
    expect(next(table[0]!, table, "ArrowRight")).toBe(1);
    expect(next(table[1]!, table, "ArrowRight")).toBe(2);
    expect(next(table[2]!, table, "ArrowLeft")).toBe(1);
    expect(next(table[1]!, table, "ArrowDown")).toBe(3);
    expect(next(table[3]!, table, "ArrowUp")).toBe(1);
  });

  it("stay where there is nothing", () => {
    expect(next(table[0]!, table, "ArrowLeft")).toBe(-1);
    expect(next(table[4]!, table, "ArrowDown")).toBe(-1);
  });
});
