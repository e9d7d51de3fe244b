// What the server sends and takes: the counterpart of `shadow_cabinet/server/frames.py` and `catalogue.py`.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A message with its arguments. */
export interface Said {
  say: string;
  about?: About;
}

export type Told = number | Said | { text: string } | { piece: string } | { seat: number } | Told[];
export type About = Record<string, Told>;

/** A piece as a view shows it: open, or face down (`seen` if this seat has seen it). */
export type Face = string | { back: string; seen?: string };

export interface PieceFacts {
  id: string;
  kind: string;
  back: string;
  name: Said;
  text: Said | null;
  facts: Record<string, string | number | boolean>;
}

export interface FieldFacts {
  name: string;
  kind: "place" | "value";
  who: "everyone" | "owner" | "nobody";
  by: "" | "seat" | "piece";
  ordered: boolean;
  is_seat: boolean;
}

/** What a setting can be: `several` of its choices are a list. */
export type Setting = boolean | number | string | string[];

export interface SettingFacts {
  name: string;
  kind: "flag" | "choice" | "several" | "number";
  default: Setting;
  choices: string[];
  low: number | null;
  high: number | null;
}

/** Everything about a game that is the same in all its matches. */
export interface GameFacts {
  id: string;
  title: string;
  aliases: string[];
  version: number;
  digest: string;
  seat_counts: number[];
  usual_seats: number;
  has_reactions: boolean;
  settings: SettingFacts[];
  pieces: PieceFacts[];
  fields: FieldFacts[];
  words: string;
  rules: string;
}

export interface Player {
  seat_name: string;
  name: string;
  kind: "person" | "bot" | "open" | "rules";
  bot: string;
  mine: boolean;
  here: boolean;
}

export interface Question {
  seat: number;
  prompt: string;
  rule: string;
  about: About;
  options: string[];
  number: number;
  trail: string[];
}

export interface Line {
  id: string;
  about: About;
  own: boolean;
}

export interface ScoreLine {
  what: Said;
  points: number;
}

export interface Ended {
  ending: Said;
  shares: number[];
  scores: number[];
  lines: ScoreLine[][];
}

/** Where a lesson stands: what its guide says, and the pieces that it expects to be chosen. */
export interface Lesson {
  step: number;
  of: number;
  say: string;
  expect: string[];
}

/** A sealed deal that is being made: the seats that are waited for commit first, then reveal. */
export interface Sealing {
  commitment: string;
  bound: string;
  waiting: number[];
  stage: "commit" | "reveal";
}

/** All that one seat is shown (-1 is an onlooker). */
export interface State {
  type: "state";
  match: string;
  game: string;
  digest: string;
  status: "gathering" | "running" | "finished";
  seat: number;
  players: Player[];
  at: number;
  view: Record<string, Json>;
  aids: Record<string, Json>;
  question: Question | null;
  waiting: { seat: number; prompt: string }[];
  notes_from: number;
  notes: Line[];
  undo: boolean;
  standing: boolean;
  ended: Ended | null;
  lesson?: Lesson | null;
  sealing?: Sealing | null;
  /** What happened by the rules alone on the way here, as it was when so many lines of the story were told. */
  passing: { lines: number; view: Record<string, Json>; aids: Record<string, Json> }[];
}

export type FromServer =
  | State
  | { type: "done"; ref: number }
  | { type: "refused"; ref: number; why: string }
  | { type: "because"; ref: number; piece: string; reason: Said; rule: string }
  | { type: "pong"; ref: number };

export type ToServer =
  | { type: "choose"; seat: number; piece: string; number: number; ref: number }
  | { type: "undo"; seat: number; ref: number }
  | { type: "why"; seat: number; piece: string; ref: number }
  | { type: "look"; seat: number; ref: number }
  | { type: "stand"; seat: number; on: boolean; ref: number }
  | { type: "commit"; seat: number; commitment: string; ref: number }
  | { type: "reveal"; seat: number; entropy: string; ref: number }
  | { type: "ping"; ref: number };
