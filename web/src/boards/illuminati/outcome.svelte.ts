// What has just come of an attack or an offer: it stays in sight until the next choice of one's own, or some seconds.

import type { Table } from "../../table/table.svelte";
import type { Line } from "../../wire";
import { attackShown, type Shown } from "./attack";
import { attackOf, seatIn } from "./view";

const STAYS = 7000; // milliseconds

export interface Outcome {
  shown: Shown;
  thrown: number[];
  throw: number;
  number: number;
  won: boolean;
}

export class Outcomes {
  /** The table as it was when the attack was last seen: its ledger is read from there. */
  readonly then: Table;
  attack = $state.raw<Outcome | null>(null);
  /** What somebody said to an offer of the seat that looks, in words. */
  answer = $state("");
  #read: number;
  #last: Shown | null = null;
  #thrown: number[] = [];
  #asked = "";
  #timer = 0;

  constructor(table: Table) {
    this.then = table.asOf(table.state);
    this.#read = table.state.notes.length;
  }

  close(): void {
    window.clearTimeout(this.#timer);
  }

  /** Take in what the table shows now. */
  follow(table: Table): void {
    const { notes, question } = table.state;
    const fresh = notes.slice(this.#read);
    this.#read = notes.length;
    const asked = question ? `${question.number} ${question.prompt} ${question.trail.length}` : "";
    if (this.#asked && asked !== this.#asked) this.#clear();
    this.#asked = asked;
    const now = attackOf(table) ? attackShown(table) : null;
    if (now) {
      this.then.show({ ...table.state, question: null });
      this.#last = now;
    }
    for (const note of fresh) this.#hear(note, notes, table);
    if (now && !fresh.some(({ id }) => id.startsWith("attack-"))) this.attack = null; // the next one is under way
  }

  #hear({ id, about }: Line, notes: Line[], table: Table): void {
    const told = (name: string): number => (typeof about?.[name] === "number" ? about[name] : 0);
    if (id === "rolled") this.#thrown = [told("one"), told("other")];
    else if (id === "attack-succeeds" || id === "attack-fails") {
      if (!this.#last) return;
      this.attack = { shown: this.#last, thrown: this.#thrown, throw: told("throw"), number: told("number"), won: id === "attack-succeeds" };
      this.#last = null;
      this.#stay(table);
    } else if (id === "deal-accepted" || id === "deal-rejected") {
      const offer = notes.findLast((each) => each.id === "offers");
      if (!offer || seatIn(offer.about?.seat) !== table.state.seat) return;
      const message = id === "deal-accepted" ? "board-deal-accepted" : "board-deal-rejected";
      this.answer = table.words.text(message, { who: table.words.seat(seatIn(about?.seat)) });
      this.#stay(table);
    }
  }

  #stay(table: Table): void {
    const question = table.state.question;
    this.#asked = question ? `${question.number} ${question.prompt} ${question.trail.length}` : "";
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#clear(), STAYS);
  }

  #clear(): void {
    this.attack = null;
    this.answer = "";
  }
}
