// A sealed deal, from the side of a seat: the counterpart of `shadow_cabinet/table/seal.py`.

import { blake2b, hex } from "./blake2b";

const NO_ENTROPY = "00".repeat(16);

/** What is published at the end; `bound` says to which match it belongs, and `key` what the match was dealt from. */
export interface Published {
  commitment: string;
  secret: string;
  seat_commitments: string[];
  entropies: string[];
  bound: string;
  key: string;
}

function hash(...parts: string[]): string {
  return blake2b(new TextEncoder().encode(`[${parts.map((part) => JSON.stringify(part)).join(", ")}]`));
}

export function seatCommitment(bound: string, seat: number, entropy: string): string {
  return hash("seat", bound, String(seat), entropy);
}

export function serverCommitment(bound: string, secret: string): string {
  return hash("server", bound, secret);
}

/** This device's secret for a seat of a match: made once and kept until the match is over. */
export function entropyOf(match: string, seat: number): string {
  const place = `seal-${match}-${seat}`;
  const kept = localStorage.getItem(place);
  if (kept) return kept;
  const made = hex(crypto.getRandomValues(new Uint8Array(16)));
  localStorage.setItem(place, made);
  return made;
}

/** What the server committed to before any seat did, as this device saw it. */
export function remember(match: string, commitment: string): void {
  const place = `seal-${match}-server`;
  if (!localStorage.getItem(place)) localStorage.setItem(place, commitment);
}

export function remembered(match: string): string {
  return localStorage.getItem(`seal-${match}-server`) ?? "";
}

export interface Check {
  what: "server" | "seats" | "key" | "remembered";
  holds: boolean;
}

/** Whether a published seal fits together, step by step, and whether it is the one that this device saw at the start. */
export function check(seal: Published, seen: string, own: Record<number, string> = {}): Check[] {
  const seats = seal.entropies.every((entropy, seat) => {
    const committed = seal.seat_commitments[seat];
    if (own[seat] !== undefined && own[seat] !== entropy) return false;
    return committed ? seatCommitment(seal.bound, seat, entropy) === committed : entropy === NO_ENTROPY;
  });
  const checks: Check[] = [
    { what: "server", holds: serverCommitment(seal.bound, seal.secret) === seal.commitment },
    { what: "seats", holds: seats && seal.entropies.length === seal.seat_commitments.length },
    { what: "key", holds: hash("key", seal.bound, seal.secret, ...seal.entropies) === seal.key },
  ];
  if (seen) checks.push({ what: "remembered", holds: seen === seal.commitment });
  return checks;
}
