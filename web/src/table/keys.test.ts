import { describe, expect, it } from "vitest";
import { keysFor } from "./keys";

describe("the keys of options", () => {
  it("are digits, then letters that are no commands", () => {
    const options = Array.from({ length: 12 }, (_, i) => `card-${i}`);
    const keys = [...keysFor(options, (id) => id).values()];
    expect(keys).toEqual([..."123456789", "b", "c", "d"]);
  });

  it("let a number have its own digit, and nothing else a digit then", () => {
    const names: Record<string, string> = { "number-3": "3", "number-12": "12", "number-0": "0", enough: "Enough" };
    const keys = keysFor(Object.keys(names), (id) => names[id] ?? "");
    expect(Object.fromEntries(keys)).toEqual({ "number-3": "3", "number-0": "0", "number-12": "b", enough: "c" });
  });

  it("run out without a fuss", () => {
    const options = Array.from({ length: 60 }, (_, i) => `card-${i}`);
    expect(keysFor(options, (id) => id).size).toBe(25);
  });
});
