import { describe, expect, it } from "vitest";
import { type Arrow, below, boundsOf, cellOf, directionsOf, fitted, kept, laidOut, rebuilt, roomOf, sharing, sideBySide, type Structure, towards, turnIn, zoomed } from "./layout";

const SIDES = ["north", "east", "south", "west"];
const WEST = 3;

/** Arrows of cards by their printed sides. */
function arrowsFrom(cards: Record<string, string>): Map<string, Arrow> {
  const all = Object.entries(cards).flatMap(([card, sides]) => sides.split(" ").filter(Boolean).map((side) => ({ id: `${card}-${side}`, card, side: SIDES.indexOf(side) })));
  return new Map(all.map((arrow) => [arrow.id, arrow]));
}

const ARROWS = arrowsFrom({ head: "north east south west", mafia: "north south west", tabloids: "north", kgb: "south", cia: "" });
const INCOMING: Record<string, number> = { mafia: 1, tabloids: 1, kgb: 1, cia: 1 };
const lay = (hangs: Map<string, string>): Structure => laidOut("head", hangs, ARROWS.values(), (group) => INCOMING[group]!);

describe("a structure", () => {
  it("turns every group so that its arrow meets its master's", () => {
    const found = lay(new Map([["mafia", "head-east"], ["tabloids", "mafia-west"]]));
    expect(found.cells).toEqual({ head: [0, 0], mafia: [1, 0], tabloids: [2, 0] });
    expect(found.turned.mafia).toBe(2); // its arrow comes in from the east, its master lies in the west
    expect(found.depth).toEqual({ head: 0, mafia: 1, tabloids: 2 });
  });

  it("has no socket where a card lies", () => {
    const found = lay(new Map([["kgb", "head-east"], ["mafia", "head-south"]]));
    const cells = Object.values(found.cells).map(String);
    for (const cell of Object.values(found.open)) expect(cells).not.toContain(String(cell));
    expect(found.open["head-north"]).toEqual([0, -1]);
  });

  it("never lets two cards lie in one cell, however it grows", () => {
    let hangs = new Map<string, string>();
    for (const group of Object.keys(INCOMING)) {
      const [arrow] = Object.keys(lay(hangs).open).slice(-1);
      hangs = new Map([...hangs, [group, arrow!]]);
    }
    const cells = Object.values(lay(hangs).cells).map(String);
    expect(new Set(cells).size).toBe(5);
  });

  it("is as large as its cards and free sockets", () => {
    expect(boundsOf(lay(new Map()))).toEqual({ x: -1, y: -1, width: 3, height: 3 });
    expect(boundsOf(lay(new Map()), [[4, 0]])).toMatchObject({ x: -1, width: 6 });
  });

  it("gives free sockets half the room of a card, and a whole one where something is offered", () => {
    const head = lay(new Map());
    const west = { cell: [-1, 0] as const, direction: WEST, whole: false };
    expect(roomOf(head, [west])).toEqual({ x: -0.5, y: 0, width: 1.5, height: 1 });
    expect(roomOf(head, [{ ...west, whole: true }])).toEqual({ x: -1, y: 0, width: 2, height: 1 });
  });

  it("knows where an arrow points, and where a ghost would have arrows", () => {
    const found = lay(new Map([["mafia", "head-east"]]));
    expect(cellOf(found, ARROWS.get("mafia-north")!)).toEqual([1, 1]); // turned upside down
    expect(turnIn(1, WEST)).toBe(0);
    expect(directionsOf(ARROWS.values(), "tabloids", 1, 1)).toEqual([2]);
  });
});

describe("a structure that is rebuilt", () => {
  const hangs = new Map([["mafia", "head-east"], ["tabloids", "mafia-west"], ["kgb", "mafia-south"]]);

  it("keeps what fits below a group that is moved", () => {
    const now = rebuilt(["mafia", "head-south"], hangs, ARROWS, lay);
    expect(now.get("mafia")).toBe("head-south");
    expect(now.get("tabloids")).toBe("mafia-west");
  });

  it("takes a group up with all below it", () => {
    expect([...rebuilt(["mafia", "lift"], hangs, ARROWS, lay)]).toEqual([]);
    expect(below("mafia", hangs, ARROWS)).toEqual(["tabloids", "kgb"]);
  });

  it("waits for where a group goes", () => {
    expect(rebuilt(["mafia"], hangs, ARROWS, lay)).toEqual(hangs);
  });
});

describe("the corkboard", () => {
  const box = { x: -1, y: -1, width: 3, height: 3 };
  const limits = { least: 70, most: 200, flattest: 0.5, tallest: 0.74, top: 30 };

  it("lays structures side by side, the near one first, nobody over another", () => {
    const wide = { x: -3, y: 0, width: 5, height: 1 };
    expect(sideBySide([box, null, wide], 2)).toEqual([6.75 - 1 + 1, 0, 3]);
  });

  it("fits a small structure large and a large one small, within limits", () => {
    expect(fitted(box, 900, 500, limits).zoom).toBe(200);
    expect(fitted({ x: 0, y: 0, width: 30, height: 2 }, 900, 500, limits).zoom).toBe(70);
  });

  it("makes cells flat where a structure is high", () => {
    const look = fitted({ x: 0, y: 0, width: 3, height: 6 }, 900, 330, limits);
    expect(look.ratio).toBeCloseTo(0.5);
    expect(look.zoom * look.ratio * 6).toBeLessThanOrEqual(300);
  });

  it("holds the point under the finger while it comes nearer", () => {
    const look = { x: 0, y: 0, zoom: 100, ratio: 0.7 };
    const now = zoomed(look, 200, 50, 0);
    expect(look.x + 50 / 100).toBeCloseTo(now.x + 50 / 200);
  });

  it("goes no further than it has to", () => {
    const look = { x: 0, y: 0, zoom: 100, ratio: 1 };
    expect(towards(look, [1, 0], 400, 300)).toEqual(look);
    expect(towards(look, [3, 0], 400, 300).x).toBe(1.5);
    expect(kept({ ...look, x: 99 }, box).x).toBe(1.5);
  });

  it("shares a cell between the arrows that point at it", () => {
    const [one, other, alone] = [{ cell: [1, 1], direction: 3 }, { cell: [1, 1], direction: 1 }, { cell: [0, 0], direction: 0 }] as { cell: [number, number]; direction: number }[];
    const shares = sharing([one!, other!, alone!]);
    expect([shares.get(one!), shares.get(other!), shares.get(alone!)]).toEqual([{ at: 1, of: 2 }, { at: 0, of: 2 }, { at: 0, of: 1 }]);
  });
});
