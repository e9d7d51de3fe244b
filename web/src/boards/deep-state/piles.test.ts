import { describe, expect, it } from "vitest";
import { families, type Card } from "./piles";

const card = (id: string, group: string, type = id.replace(/-\d+$/, "")): Card => ({ id, group, type });
const never = () => false;

describe("families", () => {
  it("puts equal cards on top of each other, and Secondary Objectives behind printed cards", () => {
    const cards = [
      card("secondary-finance-1", "finance", ""), card("banks-1", "finance"), card("banks-2", "finance"),
      card("labs-1", "science"), card("secondary-finance-2", "finance", ""),
    ];
    const found = families(cards, {}, {}, never);
    expect(found.map((family) => family.group)).toEqual(["finance", "science"]);
    expect(found[0]!.piles).toEqual([
      { id: "banks-1", below: ["banks-2"], circle: "" },
      { id: "secondary-finance-1", below: ["secondary-finance-2"], circle: "" },
    ]);
  });

  it("leaves cards with agents by themselves", () => {
    const cards = [card("banks-1", "finance"), card("banks-2", "finance"), card("banks-3", "finance")];
    expect(families(cards, {}, { "banks-2": 1 }, never)[0]!.piles.map((pile) => pile.id)).toEqual(["banks-1", "banks-2"]);
  });

  it("lays an Inner Circle card under its host, and nowhere else", () => {
    const cards = [card("inner-circle-1", "inner-circle"), card("governments-1", "supreme-power"), card("governments-2", "supreme-power")];
    const found = families(cards, { "governments-2": "inner-circle-1" }, {}, never);
    expect(found).toHaveLength(1);
    expect(found[0]!.piles).toEqual([
      { id: "governments-1", below: [], circle: "" },
      { id: "governments-2", below: [], circle: "inner-circle-1" },
    ]);
  });

  it("has the card that can be chosen on top", () => {
    const cards = [card("banks-1", "finance"), card("banks-2", "finance")];
    expect(families(cards, {}, {}, (id) => id === "banks-2")[0]!.piles[0]!.id).toBe("banks-2");
  });
});
