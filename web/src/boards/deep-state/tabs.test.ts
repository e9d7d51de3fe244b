import { describe, expect, it } from "vitest";
import { tabs, wanted } from "./tabs";

const VIEW = {
  objectives: [["banks-1"], ["labs-1", "labs-2"]],
  operations: [[], ["sabotage"]],
  made: [["cia"], []],
  objective_discard: ["patents-1"],
  treaty_discard: [],
  men_discard: [],
  hoc_discard: [],
  looked_at: [["kgb", { back: "treaty" }], []],
  revealed: [],
  supply: { finance: [] },
};

describe("tabs", () => {
  it("counts the options where they lie", () => {
    const counts = tabs(VIEW, ["labs-1", "sabotage", "patents-1", "finance", "kgb", "cia", "pass"]);
    expect(Object.fromEntries(counts)).toEqual({ "0": 1, "1": 2, discards: 1, supply: 1, looked: 1 });
  });
});

describe("wanted", () => {
  it("stays where there is an option, or where there is none anywhere", () => {
    expect(wanted(new Map(), "supply")).toBe("supply");
    expect(wanted(new Map([["0", 1], ["1", 5]]), "0")).toBe("0");
  });

  it("goes where most options lie", () => {
    expect(wanted(new Map([["0", 1], ["1", 5]]), "supply")).toBe("1");
  });
});
