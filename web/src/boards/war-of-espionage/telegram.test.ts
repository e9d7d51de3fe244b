import { describe, expect, it } from "vitest";
import type { Table } from "../../table/table.svelte";
import type { About, Line, Question } from "../../wire";
import { aimOf, telegramOf } from "./telegram";

const FACTS: Record<string, Record<string, string | number>> = {
  france: { faction: "blue" },
  hungary: { faction: "red" },
  "france-2": { country: "france", faction: "blue", influence: 2, action: "rebel-forces" },
  "france-3": { country: "france", faction: "blue", influence: 3, action: "revolution" },
  "usa-4": { country: "united-states", faction: "blue", influence: 4, action: "blockade" },
  "usa-2": { country: "united-states", faction: "blue", influence: 2, action: "rebel-forces" },
  "mercenary-2": { influence: 2, faction: "", action: "" },
};

interface Moment {
  notes?: Line[];
  asked?: { seat: number; prompt: string; about: About };
  waits?: string;
  active?: number;
}

function at({ notes = [], asked, waits, active = 0 }: Moment): Table {
  const question = asked ? ({ ...asked, rule: "", options: [], number: 0, trail: [] } satisfies Question) : null;
  const prompt = asked?.prompt ?? waits;
  const waiting = prompt ? [{ seat: asked?.seat ?? 1 - active, prompt }] : [];
  const state = { notes, question, waiting, view: { active } };
  return { state, fact: (id: string, name: string) => FACTS[id]?.[name] } as unknown as Table;
}

const pieces = (...ids: string[]): { piece: string }[] => ids.map((piece) => ({ piece }));
const line = (id: string, seat: number, about: About): Line => ({ id, about: { seat: { seat }, ...about }, own: false });

function influence(seat: number, country: string, total: number, ...cards: string[]): Line {
  return line("announced-influence", seat, { cards: pieces(...cards), country: { piece: country }, total });
}

describe("the telegram", () => {
  it("is empty before anything is announced", () => {
    expect(telegramOf(at({}))).toBeNull();
  });

  it("adds the spy's one to a single card, not to a pair", () => {
    const asked = { seat: 0, prompt: "add-to-influence", about: {} as About };
    asked.about = { cards: pieces("france-3", "mercenary-2"), country: { piece: "france" }, total: 6 };
    const one = telegramOf(at({ asked }));
    expect(one?.stage).toBe("draft");
    expect(one?.sum).toEqual({
      terms: [{ card: "france-3", value: 3 }, { card: "mercenary-2", value: 2 }], bonus: 1, total: 6,
    });
    asked.about = { cards: pieces("france-3", "france-2"), country: { piece: "france" }, total: 5 };
    expect(telegramOf(at({ asked }))?.sum?.bonus).toBe(0);
  });

  it("takes one off a card in a country of the other Faction", () => {
    const told = telegramOf(at({ notes: [influence(0, "hungary", 3, "france-2", "mercenary-2")] }));
    expect(told?.sum?.terms.map((term) => term.value)).toEqual([1, 2]);
    expect(told?.sum?.bonus).toBe(0);
  });

  it("lies open while the other player may answer, for both of them alike", () => {
    const notes = [influence(0, "france", 4, "france-3")];
    const asked = { seat: 1, prompt: "respond-to-influence", about: { country: { piece: "france" }, total: 4 } };
    const mine = telegramOf(at({ notes, waits: "respond-to-influence" }));
    expect(mine?.stage).toBe("open");
    expect(telegramOf(at({ notes, asked }))).toEqual(mine);
    expect(aimOf(at({}), mine!)).toEqual({ seat: 0, countries: ["france"], steps: 4 });
  });

  it("has a block under it while that is put together, and when it is done", () => {
    const notes = [influence(0, "france", 4, "france-3")];
    const about = { cards: pieces("usa-4"), country: { piece: "france" }, total: 4, so_far: 4 };
    const gathered = telegramOf(at({ notes, asked: { seat: 1, prompt: "block-with", about } }));
    expect(gathered?.answers).toMatchObject([{ seat: 1, cards: ["usa-4"], draft: true, sum: { total: 4, bonus: 0 } }]);
    const blocked = line("blocked", 1, { cards: pieces("usa-4"), country: { piece: "france" }, total: 4 });
    const done = telegramOf(at({ notes: [...notes, blocked], waits: "play-a-card" }));
    expect(done?.stage).toBe("blocked");
    expect(aimOf(at({}), done!)).toBeNull();
  });

  it("knows whether a counter stood", () => {
    const special = line("announced-special", 0, { card: { piece: "usa-4" }, targets: pieces("france") });
    const first = line("countered", 1, { card: { piece: "usa-2" }, target: { piece: "usa-4" } });
    const second = line("countered", 0, { card: { piece: "france-2" }, target: { piece: "usa-2" } });
    expect(telegramOf(at({ notes: [special, first] }))?.stage).toBe("countered");
    expect(telegramOf(at({ notes: [special, first, second] }))?.stage).toBe("done");
    expect(telegramOf(at({ notes: [special, first], waits: "respond-to-counter" }))?.stage).toBe("open");
  });

  it("stays where it was when the spy is moved in answer", () => {
    const begun = line("turn-begins", 0, { turn: 3 });
    const transport = line("announced-transport", 1, { card: { piece: "france-2" }, country: { piece: "france" } });
    const notes = [begun, influence(0, "france", 4, "france-3"), transport];
    expect(telegramOf(at({ notes, waits: "respond-to-transport" }))?.cards).toEqual(["france-2"]);
    expect(telegramOf(at({ notes, waits: "respond-to-influence" }))?.cards).toEqual(["france-3"]);
    expect(telegramOf(at({ notes, waits: "play-a-card" }))?.cards).toEqual(["france-3"]);
  });

  it("shows what is still to be named", () => {
    const about = { card: { piece: "france-3" } };
    const draft = telegramOf(at({ asked: { seat: 0, prompt: "revolution-where", about } }));
    expect(draft).toMatchObject({ kind: "special", stage: "draft", cards: ["france-3"], targets: [] });
  });
});
