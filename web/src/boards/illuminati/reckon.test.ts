import { describe, expect, it } from "vitest";
import { bell, entriesOf } from "./ledger";
import { chancesOf, type Known, reckon } from "./reckon";
import type { Worth } from "./view";

const OPPOSITES: Record<string, string> = { government: "communist", communist: "government", straight: "weird", weird: "straight", fanatic: "fanatic" };
const worth = (power: number, transferable: number, resistance: number, alignments: string, more: Partial<Worth> = {}): Worth => ({
  power, printed_power: power, transferable, income: 0, took_part: 0, resistance, printed_resistance: resistance, alignments: alignments.split(" ").filter(Boolean), why: [], ...more,
});
const KNOWN: Known = {
  cards: {
    head: worth(8, 8, 0, ""),
    cia: worth(6, 4, 5, "government violent"),
    hackers: worth(1, 1, 4, "weird fanatic"),
    trekkies: worth(0, 0, 4, "weird fanatic"),
    donors: worth(3, 0, 2, "communist", { passes_as_if: { alignments: ["communist", "government"] } }),
    lobby: worth(1, 0, 3, "violent", { resistance_if: { number: 10, alignments: ["weird"] }, why: [{ by: "nwo", amount: -2 }] }),
    fbi: worth(4, 2, 6, "government straight"),
  },
  structures: [
    { cells: { head: [0, 0], cia: [1, 0], hackers: [0, 1], donors: [2, 0] }, turned: {}, depth: { head: 0, cia: 1, hackers: 1, donors: 2 }, open: {} },
    { cells: { other: [0, 0], fbi: [0, 1] }, turned: {}, depth: { other: 0, fbi: 1 }, open: {} },
  ],
  bonuses: [{ card: "hackers", amount: 3, direct: false, kinds: ["neutralize"], targets: [], alignments: [] }],
  numbers: { distance_defence: [10, 5, 2], neutralize_bonus: 6, highest_roll: 10, nwo_resistance: 10, identical: 4, opposite: 4 },
  opposite: (alignment) => OPPOSITES[alignment] ?? "",
};
const number = (kind: string, attacker: string, target: string, ...aiders: string[]): number => reckon(KNOWN, { kind, attacker, target, aiders })!.number;

describe("what an attack would come to", () => {
  it("is Power and aid against Resistance, with alignments", () => {
    expect(number("control", "head", "trekkies")).toBe(8 - 4);
    expect(number("control", "head", "trekkies", "cia")).toBe(8 + 4 - 4);
    expect(number("control", "hackers", "trekkies")).toBe(1 - 4 + 4 - 4); // both Weird, and Fanatics hate each other
  });

  it("turns alignments round to destroy, and is against Power", () => {
    expect(number("destroy", "cia", "fbi")).toBe(6 - 4 - 4 - 10);
    expect(number("whispering", "hackers", "trekkies")).toBe(1 - 4 - 4 + 4);
  });

  it("counts nearness, the help to neutralize, and abilities of the own side", () => {
    expect(number("neutralize", "head", "fbi")).toBe(8 - 6 + 6 + 3 - 10);
  });

  it("lets one pass as another to control, and resists some attackers more", () => {
    expect(number("control", "donors", "fbi")).toBe(3 - 6 + 4 - 10);
    expect(number("control", "hackers", "lobby")).toBe(1 - (10 - 2));
    expect(number("control", "head", "lobby")).toBe(8 - 3);
  });

  it("has so many throws of 36 that succeed; 11 and 12 never do", () => {
    expect([1, 2, 7, 10, 99].map((each) => chancesOf(each, 10))).toEqual([0, 1, 21, 33, 33]);
  });
});

describe("the ledger", () => {
  const attack = reckon(KNOWN, { kind: "control", attacker: "head", target: "fbi", aiders: ["cia"] })!;
  const facts = { kind: "control", attacker: "head", target: "fbi", putFor: [5, 0], putAgainst: [0, 4], fromTarget: 3, defender: 1 };

  it("has a line for every part, and they add up", () => {
    const lines = entriesOf(attack, facts);
    expect(lines.map((line) => line.what)).toEqual(["power", "aid", "resistance", "distance", "money", "money", "money"]);
    expect(lines.slice(-3)).toMatchObject([{ amount: 5, seat: 0 }, { amount: -1, seat: 1 }, { amount: -6, seat: 1, twice: true, card: "fbi" }]);
    expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(attack.number + 5 - 4 - 3);
  });

  it("is about the target's Power if it is to be destroyed", () => {
    expect(entriesOf(attack, { ...facts, kind: "destroy" })[2]!.what).toBe("their-power");
  });

  it("fills the bell up to the number", () => {
    const bars = bell(12, 10);
    expect(bars.filter((bar) => bar.wins).map((bar) => bar.throw)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(bars.filter((bar) => bar.never)).toHaveLength(2);
    expect(bars.reduce((sum, bar) => sum + bar.ways, 0)).toBe(36);
  });
});
