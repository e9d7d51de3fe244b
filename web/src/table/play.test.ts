// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { seatCommitment } from "../seal/seal";
import type { FromServer, GameFacts, Line, Player, State, ToServer } from "../wire";
import { Play } from "./play.svelte";

const GAME: GameFacts = {
  id: "some-game", title: "Some Game", aliases: [], version: 1, digest: "d", seat_counts: [2], usual_seats: 2,
  has_reactions: false, settings: [], pieces: [], fields: [], words: "seat-0 = One\nseat-1 = Two", rules: "",
};

class Socket {
  static OPEN = 1;
  static last: Socket;
  readyState = 1;
  sent: ToServer[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor() {
    Socket.last = this;
    queueMicrotask(() => this.onopen());
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.readyState = 3;
  }
  tell(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const player = (mine: boolean, number: number): Player => ({
  seat_name: `seat-${number}`, name: "", kind: mine ? "person" : "bot", bot: "", mine, here: true,
});

function state(change: Partial<State> = {}): State {
  return {
    type: "state", match: "m", game: "some-game", digest: "d", status: "running", seat: 0,
    players: [player(true, 0), player(false, 1)], at: 0, view: {}, aids: {}, question: null, waiting: [],
    notes_from: 0, notes: [], undo: false, standing: false, ended: null, passing: [], ...change,
  };
}

const line = (id: string): Line => ({ id, about: {}, own: false });
const question = (seat: number) => ({
  seat, prompt: "p", rule: "", about: {}, options: ["a", "b"], number: 7, trail: [],
});
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 20));

let play: Play;

beforeEach(async () => {
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(GAME)));
  localStorage.clear();
  play = new Play("m");
  await settled();
});

afterEach(() => {
  play.close();
  vi.unstubAllGlobals();
});

async function shown(change: Partial<State>): Promise<void> {
  Socket.last.tell(state(change));
  await vi.waitFor(() => expect(play.table ?? play.curtain >= 0).toBeTruthy());
  await settled();
}

describe("the story", () => {
  it("is put together from what each state adds", async () => {
    await shown({ notes: [line("one"), line("two")] });
    await shown({ notes_from: 2, notes: [line("three")] });
    await shown({ notes_from: 1, notes: [line("other")] }); // two choices were taken back
    expect(play.notes.map((note) => note.id)).toEqual(["one", "other"]);
    expect(play.table?.state.notes.map((note) => note.id)).toEqual(["one", "other"]);
  });

  it("loses nothing when many states come at once", async () => {
    await shown({ notes: [line("0")] });
    for (let at = 1; at < 12; at += 1) Socket.last.tell(state({ at, notes_from: at, notes: [line(String(at))] }));
    await vi.waitFor(() => expect(play.notes).toHaveLength(12), 4000);
    expect(play.table?.state.at).toBe(11);
  });
});

describe("what happens by the rules alone", () => {
  const steps = [1, 2].map((lines) => ({ lines, view: { stands: `after ${lines}` }, aids: {} }));
  const turn = { at: 1, notes_from: 0, notes: [line("one"), line("two"), line("three")], passing: steps };
  const end = { view: { stands: "at the end" }, question: question(0) };

  it("is shown step by step, with the story so far and without a question", async () => {
    await shown({});
    await shown({ ...turn, ...end });
    expect(play.table?.state.view).toEqual({ stands: "after 1" });
    expect(play.notes.map((note) => note.id)).toEqual(["one"]);
    expect(play.table?.state.question).toBeNull();
    await vi.waitFor(() => expect(play.table?.state.view).toEqual({ stands: "at the end" }), 4000);
    expect(play.notes).toHaveLength(3);
    expect(play.table?.state.question).not.toBeNull();
  });

  it("can be skipped", async () => {
    await shown({});
    await shown({ ...turn, ...end });
    play.hurry();
    await settled();
    expect(play.table?.state.view).toEqual({ stands: "at the end" });
    expect(play.notes).toHaveLength(3);
  });

  it("is over with the state to which it led, whoever decides then", async () => {
    await shown({});
    await shown({ ...turn, view: { stands: "at the end" } });
    play.hurry();
    await settled();
    expect(play.table?.state.view).toEqual({ stands: "at the end" });
    expect(play.table?.state.passing).toEqual([]);
  });

  it("is not shown again when the line has come back", async () => {
    await shown({});
    await shown({ ...turn, ...end });
    play.hurry();
    await settled();
    await shown({ ...turn, ...end });
    expect(play.table?.state.view).toEqual({ stands: "at the end" });
  });

  it("is not shown to whoever has just come", async () => {
    await shown({ ...turn, ...end });
    expect(play.table?.state.view).toEqual({ stands: "at the end" });
  });
});

describe("a choice", () => {
  it("is sent with the number of the question, and marked until the server has it", async () => {
    await shown({ question: question(0), waiting: [{ seat: 0, prompt: "p" }] });
    play.choose("b");
    expect(Socket.last.sent.at(-1)).toMatchObject({ type: "choose", seat: 0, piece: "b", number: 7 });
    expect(play.sent).toBe("b");
    await shown({ at: 1 });
    expect(play.sent).toBe("");
  });

  it("that is no option, or a second one, is not sent", async () => {
    await shown({ question: question(0) });
    play.choose("z");
    play.choose("a");
    play.choose("b");
    expect(Socket.last.sent.filter((sent) => sent.type === "choose")).toHaveLength(1);
  });

  it("that is refused says why", async () => {
    await shown({ question: question(0) });
    play.choose("a");
    Socket.last.tell({ type: "refused", ref: Socket.last.sent.at(-1)!.ref, why: "too late" });
    expect([play.sent, play.problem]).toEqual(["", "too late"]);
  });
});

describe("two people at one device", () => {
  const players = [player(true, 0), player(true, 1)];
  const asks = (seat: number) => ({ players, question: question(seat), waiting: [{ seat, prompt: "p" }] });

  async function sitDown(seat: number): Promise<void> {
    play.sit();
    expect(Socket.last.sent.at(-1)).toMatchObject({ type: "look", seat });
    await shown({ ...asks(seat), seat, notes: [line(`secret of ${seat}`)] });
  }

  it("see nothing before one of them has said to be there", async () => {
    await shown({ ...asks(0), notes: [line("secret of 0")] });
    expect([play.table, play.curtain, play.notes]).toEqual([null, 0, []]);
    await sitDown(0);
    expect(play.table?.state.seat).toBe(0);
  });

  it("hand over when the other one is asked", async () => {
    await shown(asks(0));
    await sitDown(0);
    await shown({ ...asks(1), seat: 0, question: null, notes: [line("secret of 0")] });
    expect([play.table, play.curtain, play.notes, play.opened]).toEqual([null, 1, [], ""]);
    await sitDown(1);
    expect(play.table?.state.seat).toBe(1);
    expect(play.notes.map((note) => note.id)).toEqual(["secret of 1"]);
  });

  it("see nothing of what still comes for the first while the second one is called", async () => {
    await shown(asks(0));
    await sitDown(0);
    await shown({ ...asks(1), seat: 0, question: null });
    await shown({ players, seat: 0, notes: [line("secret of 0")] }); // neither of them is asked for a moment
    expect([play.table, play.notes]).toEqual([null, []]);
    play.sit();
    await shown({ ...asks(1), seat: 0, question: null, notes: [line("secret of 0")] }); // was on its way
    expect([play.table, play.notes]).toEqual([null, []]);
  });
});

describe("a sealed deal", () => {
  it("gets this device's secret: first hidden, then open, and always the same", async () => {
    const sealing = { commitment: "c", bound: "ab", waiting: [0, 1], stage: "commit" as const };
    await shown({ status: "gathering", sealing });
    await shown({ status: "gathering", sealing });
    await shown({ status: "gathering", sealing: { ...sealing, waiting: [0], stage: "reveal" } });
    const [commit, reveal, ...more] = Socket.last.sent;
    if (commit?.type !== "commit" || reveal?.type !== "reveal") throw new Error("not sealed");
    expect(more).toEqual([]);
    expect(reveal.entropy).toMatch(/^[0-9a-f]{32}$/);
    expect(commit.commitment).toBe(seatCommitment("ab", 0, reveal.entropy));
  });

  it("gets another secret when it is sealed anew: the first may be known by then", async () => {
    const sealing = { commitment: "c", bound: "ab", waiting: [0], stage: "commit" as const };
    await shown({ status: "gathering", sealing });
    await shown({ status: "gathering", sealing: { ...sealing, commitment: "d" } });
    const commitments = Socket.last.sent.map((sent) => (sent.type === "commit" ? sent.commitment : ""));
    expect(commitments).toHaveLength(2);
    expect(commitments[0]).not.toBe(commitments[1]);
  });
});
