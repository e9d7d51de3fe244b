// What is asked of the server over HTTP.

import type { Published } from "./seal/seal";
import type { GameFacts, Said, State } from "./wire";

export interface GameEntry {
  id: string;
  title: string;
  aliases: string[];
  seat_counts: number[];
  usual_seats: number;
  has_lesson: boolean;
  /** The strengths of bots, from the weakest up. */
  bots: string[];
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
  status: State["status"];
  your_turn: boolean;
  players: SummaryPlayer[];
  at: number;
  /** In seconds, as servers count them. */
  updated: number;
  ending: Said | null;
}

export interface Matches {
  mine: Summary[];
  open: Summary[];
  finished: Summary[];
}

export type SeatPlan = { kind: "me" } | { kind: "here" } | { kind: "link" } | { kind: "bot"; bot: string };

export interface SeatLink {
  seat: number;
  link: string;
}

export interface MatchPage {
  summary: Summary;
  links: SeatLink[];
}

export interface Me {
  name: string;
  id: string;
}

export class Refusal extends Error {}

// A browser that the server does not know is welcomed there, and then asks again.
const NEW_HERE = 401;
const WELCOME = "/api/me";

async function reach(path: string, sent: RequestInit): Promise<Response> {
  try {
    return await fetch(path, sent);
  } catch {
    throw new Refusal("");
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const sent = body === undefined ? {} : {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  let answer = await reach(path, sent);
  if (answer.status === NEW_HERE && path !== WELCOME) {
    await reach(WELCOME, {});
    answer = await reach(path, sent);
  }
  if (answer.ok) return (await answer.json()) as T;
  const told = (await answer.json().catch(() => ({}))) as { error?: string };
  throw new Refusal(told.error ?? "");
}

// The links of a match that was made at this device: only whoever made it may hand them out.
const linksPlace = (id: string): string => `links-${id}`;

export function rememberLinks(made: { id: string; links?: SeatLink[] }): void {
  if (made.links?.length) localStorage.setItem(linksPlace(made.id), JSON.stringify(made.links));
}

export function rememberedLinks(id: string): SeatLink[] {
  return JSON.parse(localStorage.getItem(linksPlace(id)) ?? "[]") as SeatLink[];
}

const facts = new Map<string, Promise<GameFacts>>();

const match = (id: string): string => `/api/matches/${encodeURIComponent(id)}`;

export const api = {
  me: () => ask<Me>(WELCOME),
  rename: (name: string) => ask<Me>("/api/me", { name }),
  link: () => ask<{ link: string }>("/api/me/link", {}),
  adopt: (token: string) => ask<Me>("/api/me/adopt", { token }),
  games: () => ask<GameEntry[]>("/api/games"),
  matches: () => ask<Matches>("/api/matches"),
  match: (id: string) => ask<MatchPage>(match(id)),
  start: (game: string, settings: Record<string, unknown>, seats: SeatPlan[], open: boolean) =>
    ask<{ id: string; links: SeatLink[] }>("/api/matches", { game, settings, seats, open }),
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
