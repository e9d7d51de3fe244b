// A match as it is played: what the server tells, shown at a pace that can be followed, and what the player does.

import { tick } from "svelte";
import { api } from "../api";
import { boardOf, coloursOf, type GameBoard } from "../boards";
import { entropyOf, remember, seatCommitment } from "../seal/seal";
import type { FromServer, GameFacts, Line as Note, Player, Said, State, ToServer } from "../wire";
import { calm } from "./motion";
import { type Condition, Line } from "./socket";
import { Table } from "./table.svelte";

const LONGEST_SHOW = 700; // milliseconds for which a state stays before the next one comes
const SHORTEST_SHOW = 240;
const MOST_WAITING = 10;
const AGAIN = 2000;

type Unsent<T> = T extends ToServer ? Omit<T, "ref"> : never;
type Stage = (change: () => Promise<void>) => Promise<number>;

export interface Because {
  piece: string;
  reason: Said;
  rule: string;
}

/** The states that a table went through by the rules alone, before the one that it has come to. */
function onTheWay(state: State, before: State): State[] {
  const still = { question: null, waiting: [], undo: false, ended: null, lesson: before.lesson };
  return state.passing.map((each) => ({
    ...state,
    ...still,
    status: "running",
    view: each.view,
    aids: each.aids,
    notes: state.notes.slice(0, each.lines - state.notes_from),
    passing: [each],
  }));
}

export class Play {
  readonly match: string;
  game = $state.raw<GameFacts | null>(null);
  board = $state.raw<GameBoard | null>(null);
  table = $state.raw<Table | null>(null);
  /** The whole story up to the state that is shown, and how much of it was there when this player last decided. */
  notes = $state.raw<Note[]>([]);
  fresh = $state.raw<Note[]>([]);
  read = $state(0);
  condition = $state<Condition>("opening");
  /** The piece that was chosen and that the server has not taken yet. */
  sent = $state("");
  problem = $state("");
  /** The seat for which somebody else has to sit down at this device; -1 if nobody has to. */
  curtain = $state(-1);
  players = $state.raw<Player[]>([]);
  opened = $state("");
  because = $state.raw<Because | null>(null);
  rule = $state("");
  /** A finished match is looked at as it was after so many choices. */
  moment = $state.raw<{ at: number; seat: number } | null>(null);
  stage: Stage | null = null;

  #line: Line;
  #queue: State[] = [];
  #last: State | null = null;
  #facing = -1;
  #showing = false;
  #goOn = (): void => {};
  #ref = 0;
  #answers = new Map<number, (done: boolean) => void>();
  #sealed = new Set<string>();

  constructor(match: string) {
    this.match = match;
    this.#line = new Line(
      match,
      (message) => this.#told(message),
      (condition) => this.#changed(condition),
    );
  }

  close(): void {
    this.#line.close();
    this.table = null;
  }

  // -- what the player does -------------------------------------------------------------------------------------------

  choose = (piece: string): void => {
    const question = this.table?.state.question;
    if (!question || this.sent || this.moment || !question.options.includes(piece)) return;
    this.problem = "";
    this.opened = "";
    this.sent = piece;
    this.#skip();
    void this.#send({ type: "choose", seat: question.seat, piece, number: question.number });
  };

  async undo(times = 1): Promise<void> {
    const seat = this.table?.state.seat ?? -1;
    for (let done = 0; done < times; done += 1) {
      if (seat < 0 || !(await this.#send({ type: "undo", seat }))) return;
    }
  }

  /** No more steps on the way: show how things stand now. */
  hurry = (): void => {
    this.#skip();
    this.#goOn();
  };

  stand(): void {
    const state = this.table?.state;
    if (state && state.seat >= 0) void this.#send({ type: "stand", seat: state.seat, on: !state.standing });
  }

  open = (piece: string): void => {
    const state = this.table?.state;
    if (!state) return;
    this.opened = piece;
    this.because = null;
    if (state.seat >= 0 && state.status === "running" && !this.table?.isOption(piece)) {
      void this.#send({ type: "why", seat: state.seat, piece });
    }
  };

  shut = (): void => {
    this.opened = "";
    this.because = null;
  };

  /** The person for whom the table was covered has sat down. */
  sit(): void {
    this.#facing = this.curtain;
    void this.#send({ type: "look", seat: this.curtain });
  }

  /** Look at a finished match as it was, from a seat, from nowhere (-1) or with everything open (-2). */
  async look(at: number, seat: number): Promise<void> {
    this.moment = { at, seat };
    const asked = this.moment;
    const state = await api.moment(this.match, at, seat);
    if (this.moment !== asked || !this.table) return;
    this.notes = state.notes;
    this.fresh = [];
    this.read = state.notes.length;
    await this.#put({ ...state, question: null, undo: false });
  }

  // -- what the server tells ------------------------------------------------------------------------------------------

  #changed(condition: Condition): void {
    this.condition = condition;
    if (condition === "open") {
      if (this.#facing >= 0) void this.#send({ type: "look", seat: this.#facing });
      return;
    }
    this.sent = "";
    for (const answer of this.#answers.values()) answer(false);
    this.#answers.clear();
  }

  #send(message: Unsent<ToServer>): Promise<boolean> {
    const ref = (this.#ref += 1);
    if (!this.#line.send({ ...message, ref } as ToServer)) {
      this.sent = "";
      return Promise.resolve(false);
    }
    return new Promise((resolve) => this.#answers.set(ref, resolve));
  }

  #told(message: FromServer): void {
    if (message.type === "state") {
      void this.#arrive(message);
      return;
    }
    if (message.type === "refused") {
      this.sent = "";
      this.problem = message.why;
    } else if (message.type === "because" && message.piece === this.opened) this.because = message;
    this.#answers.get(message.ref)?.(message.type !== "refused");
    this.#answers.delete(message.ref);
  }

  async #arrive(state: State): Promise<void> {
    const before = this.#queue.at(-1) ?? this.#last;
    const again = state.at === before?.at; // a line that comes back is told once more of what has passed already
    if (this.table && !again && !calm()) this.#queue.push(...onTheWay(state, before ?? state));
    this.#queue.push({ ...state, passing: [] });
    this.#seal(state);
    if (this.game?.digest !== state.digest && !(await this.#learn(state))) return;
    void this.#follow();
  }

  /** Get the game's facts and its board; if that fails, try again after a while. */
  async #learn(state: State): Promise<boolean> {
    try {
      const [game, board] = await Promise.all([api.game(state.game, state.digest), boardOf(state.game)]);
      if (this.game?.digest !== game.digest) {
        this.game = game;
        this.board = board;
      }
      return true;
    } catch {
      setTimeout(() => void this.#arriveAgain(state), AGAIN);
      return false;
    }
  }

  async #arriveAgain(state: State): Promise<void> {
    if (await this.#learn(state)) void this.#follow();
  }

  /** Show what has arrived, one state after the other. */
  async #follow(): Promise<void> {
    if (this.#showing || !this.game) return;
    this.#showing = true;
    while (this.#queue.length) {
      if (this.#queue.length > MOST_WAITING) this.#skip();
      const state = this.#queue.shift();
      if (state) await this.#show(state);
    }
    this.#showing = false;
  }

  /** Of the states that wait only the last one is shown; the story of the others is kept. */
  #skip(): void {
    for (const state of this.#queue.splice(0, this.#queue.length - 1)) this.#tell(state);
  }

  #tell(state: State): void {
    const before = this.notes.slice(0, state.notes_from);
    this.fresh = this.notes.length ? state.notes.slice(Math.max(0, this.notes.length - state.notes_from)) : [];
    this.notes = [...before, ...state.notes];
  }

  /** How much of the story is the player's own doing: a turn that has begun since is not. */
  #ownDoing(): number {
    const turn = this.fresh.findIndex((line) => line.id === "turn-begins");
    return turn < 0 ? this.notes.length : this.notes.length - this.fresh.length + turn + 1;
  }

  async #show(state: State): Promise<void> {
    const mine = state.players.flatMap((player, seat) => (player.mine && player.kind === "person" ? [seat] : []));
    if (mine.length > 1 && state.status === "running" && this.#cover(state, mine)) return;
    this.curtain = -1;
    const own = this.sent !== "" || state.at < (this.#last?.at ?? 0);
    this.#last = state;
    this.#tell(state);
    if (own) this.read = this.#ownDoing();
    if (this.moment) return;
    const time = await this.#put(state);
    this.sent = "";
    if (this.#queue.length && !calm()) {
      const shortest = state.passing.length ? LONGEST_SHOW : SHORTEST_SHOW;
      await new Promise<void>((done) => {
        this.#goOn = done;
        setTimeout(done, Math.min(LONGEST_SHOW, Math.max(shortest, time + 150)));
      });
    }
  }

  async #put(state: State): Promise<number> {
    const whole = { ...state, notes: this.notes, notes_from: 0 };
    const table = this.table;
    if (!table || table.game !== this.game || !this.stage) {
      if (table && table.game === this.game) table.show(whole);
      else if (this.game) {
        this.read = this.notes.length;
        this.table = new Table(this.game, whole, { choose: this.choose, open: this.open }, coloursOf(this.game.id));
      }
      await tick();
      return 0;
    }
    return this.stage(async () => {
      table.show(whole);
      await tick();
    });
  }

  /** Several people at one device: whether the table has to be covered until the next of them has sat down. */
  #cover(state: State, mine: number[]): boolean {
    const asked = state.waiting.map((each) => each.seat).filter((seat) => mine.includes(seat));
    const facing = this.#facing;
    const last = facing >= 0 ? facing : this.curtain;
    const next = asked.includes(facing) ? facing : (asked[0] ?? (last >= 0 ? last : state.seat));
    if (next === facing && state.seat === facing) return false;
    if (next !== facing) this.#facing = -1; // once covered, it stays so until somebody has said who is there
    this.curtain = next;
    this.players = state.players;
    this.table = null;
    this.notes = [];
    this.fresh = [];
    this.opened = "";
    this.sent = "";
    this.#queue = [];
    return true;
  }

  // -- the sealed deal ------------------------------------------------------------------------------------------------

  /** Each seat of this device adds its secret to the dice: a commitment first, the secret when all have committed. */
  #seal(state: State): void {
    const sealing = state.sealing;
    if (!sealing) return;
    remember(this.match, sealing.commitment);
    for (const seat of sealing.waiting) {
      const step = `${sealing.commitment} ${sealing.stage} ${seat}`;
      if (!state.players[seat]?.mine || this.#sealed.has(step)) continue;
      this.#sealed.add(step);
      const entropy = entropyOf(this.match, seat, sealing.commitment);
      if (sealing.stage === "reveal") void this.#send({ type: "reveal", seat, entropy });
      else void this.#send({ type: "commit", seat, commitment: seatCommitment(sealing.bound, seat, entropy) });
    }
  }
}
