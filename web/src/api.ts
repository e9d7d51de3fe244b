// What is asked of the server over HTTP.

import type { Published } from "./seal/seal";
import type { GameFacts, Said, State } from "./wire";

export interface BotKind {
  id: string;
  label: string;
}

export interface GameEntry {
  id: string;
  title: string;
  about: string;
  aliases: string[];
  seat_counts: number[];
  usual_seats: number;
  has_lesson: boolean;
  bots: BotKind[];
}

export interface SummaryPlayer {
  name: string;
  kind: "person" | "bot" | "open" | "rules";
  bot: string;
  mine: boolean;
}

export interface Summary {
  id: string;
  game: string;
  title: string;
  status: State["status"];
  your_turn: boolean;
  players: SummaryPlayer[];
  at: number;
  updated: string;
  ended: Said | null;
}

export interface Matches {
  mine: Summary[];
  open: Summary[];
  finished: Summary[];
}

export type SeatPlan = { kind: "me" } | { kind: "here" } | { kind: "link" } | { kind: "bot"; bot: string };

export interface MatchPage {
  summary: Summary;
  links: { seat: number; link: string }[];
  seal: Partial<Published> | null;
}

export interface Me {
  name: string;
  id: string;
}

export class Refusal extends Error {}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const sent = body === undefined ? {} : {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  let answer: Response;
  try {
    answer = await fetch(path, sent);
  } catch {
    throw new Refusal("");
  }
  if (answer.ok) return (await answer.json()) as T;
  const told = (await answer.json().catch(() => ({}))) as { error?: string };
  throw new Refusal(told.error ?? "");
}

const facts = new Map<string, Promise<GameFacts>>();

const match = (id: string): string => `/api/matches/${encodeURIComponent(id)}`;

export const api = {
  me: () => ask<Me>("/api/me"),
  rename: (name: string) => ask<Me>("/api/me", { name }),
  link: () => ask<{ link: string }>("/api/me/link", {}),
  adopt: (token: string) => ask<Me>("/api/me/adopt", { token }),
  games: () => ask<GameEntry[]>("/api/games"),
  matches: () => ask<Matches>("/api/matches"),
  match: (id: string) => ask<MatchPage>(match(id)),
  start: (game: string, settings: Record<string, unknown>, seats: SeatPlan[], open: boolean) =>
    ask<{ id: string }>("/api/matches", { game, settings, seats, open }),
  join: (id: string, how: { token?: string; seat?: number }) => ask<unknown>(`${match(id)}/join`, how),
  moment: (id: string, at: number, seat: number) => ask<State>(`${match(id)}/at/${at}?seat=${seat}`),
  fork: (id: string, at: number, seats: SeatPlan[]) => ask<{ id: string }>(`${match(id)}/fork`, { at, seats }),
  seal: (id: string) => ask<Published>(`${match(id)}/seal`),
  lesson: (game: string) => ask<{ id: string }>(`/api/lessons/${encodeURIComponent(game)}`, {}),
  record: (id: string) => `${match(id)}/record`,

  /** The facts of a game; another digest than the one that is kept means that the server has new ones. */
  async game(id: string, digest = ""): Promise<GameFacts> {
    const kept = await facts.get(id)?.catch(() => undefined);
    if (kept && (!digest || kept.digest === digest)) return kept;
    const found = ask<GameFacts>(`/api/games/${encodeURIComponent(id)}`);
    facts.set(id, found);
    found.catch(() => facts.delete(id));
    return found;
  },
};

/** What to tell the player about something that went wrong. */
export function whyNot(error: unknown): string {
  return error instanceof Refusal ? error.message : String(error);
}
