import { describe, expect, it } from "vitest";
import { hatch, layoutOf, star, xOf } from "./geometry";

const ROOMS: [number, number][] = [[360, 330], [390, 380], [600, 420], [700, 400], [940, 500], [1580, 820]];

describe("the layout", () => {
  it.each(ROOMS)("keeps the longest track within %i by %i", (width, height) => {
    const layout = layoutOf(width, height, 10);
    expect(xOf(layout, -10) - layout.plate).toBeGreaterThan(20); // room for the number of steps
    expect(layout.middle - xOf(layout, 10)).toBeGreaterThan(20);
    expect(2 * layout.side + layout.middle).toBeLessThanOrEqual(width);
  });

  it.each(ROOMS)("gives each country a row that a finger can hit in %i by %i", (width, height) => {
    expect(layoutOf(width, height, 10).row).toBeGreaterThanOrEqual(44);
  });

  it("puts the players above the tracks where there is no room beside them", () => {
    expect(layoutOf(390, 380, 10).compact).toBe(true);
    expect(layoutOf(940, 500, 10).compact).toBe(false);
  });

  it("shows 21 spaces side by side on a phone", () => {
    const { step, radius } = layoutOf(390, 380, 10);
    expect(step).toBeGreaterThan(15);
    expect(2 * radius).toBeLessThan(step);
  });

  it("leaves room below the tracks of a compact board", () => {
    expect(layoutOf(390, 460, 10).row - layoutOf(390, 460, 10, 66).row).toBeCloseTo(11);
  });

  it("makes more of shorter tracks", () => {
    expect(layoutOf(390, 380, 7).step).toBeGreaterThan(layoutOf(390, 380, 10).step);
  });
});

describe("hatching", () => {
  it("is upright for blue and slanted for red", () => {
    expect(hatch("blue", 0, 0, 8, 10, 4)).toBe("M2 0v10M6 0v10");
    expect(hatch("red", 0, 0, 4, 4, 4)).toBe("M0 2L2 0M2 4L4 2");
    expect(hatch("", 0, 0, 8, 4, 4)).toBe("M0 2h8");
  });

  it("stays inside its box", () => {
    const numbers = hatch("red", 10, 20, 30, 12, 4).match(/[\d.]+ [\d.]+/g) ?? [];
    for (const pair of numbers) {
      const [x = 0, y = 0] = pair.split(" ").map(Number);
      expect(x).toBeGreaterThanOrEqual(10);
      expect(x).toBeLessThanOrEqual(40);
      expect(y).toBeGreaterThanOrEqual(20);
      expect(y).toBeLessThanOrEqual(32);
    }
  });
});

it("a star has ten corners and points upward", () => {
  expect(star(10, 10, 5)).toMatch(/^M10 5L.*Z$/);
  expect(star(0, 0, 1).split("L")).toHaveLength(10);
});
