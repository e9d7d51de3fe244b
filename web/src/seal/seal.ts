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

// What this device keeps of a seal until the match is over. A deal that is sealed anew gets new secrets: the old ones
// may be known by then.
const entropyPlace = (match: string, seat: number, commitment: string): string => `seal-${match}-${seat}-${commitment}`;
const seenPlace = (match: string): string => `seal-${match}`;

/** This device's secret for a seat in the deal that the server has committed to: made once, and kept. */
export function entropyOf(match: string, seat: number, commitment: string): string {
  const kept = keptEntropy(match, seat, commitment);
  if (kept) return kept;
  const made = hex(crypto.getRandomValues(new Uint8Array(16)));
  localStorage.setItem(entropyPlace(match, seat, commitment), made);
  return made;
}

export function keptEntropy(match: string, seat: number, commitment: string): string | undefined {
  return localStorage.getItem(entropyPlace(match, seat, commitment)) ?? undefined;
}

/** What the server committed to before any seat did, as this device saw it; more than one if it was sealed anew. */
export function remember(match: string, commitment: string): void {
  const seen = remembered(match);
  if (!seen.includes(commitment)) localStorage.setItem(seenPlace(match), JSON.stringify([...seen, commitment]));
}

export function remembered(match: string): string[] {
  return JSON.parse(localStorage.getItem(seenPlace(match)) ?? "[]") as string[];
}

export interface Check {
  what: "server" | "seats" | "key" | "remembered" | "once";
  holds: boolean;
}

/** Whether a published seal fits together, step by step, and is the one that this device saw at the start. */
export function check(seal: Published, seen: string[], own: Record<number, string> = {}): Check[] {
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
  if (seen.length) checks.push({ what: "remembered", holds: seen.at(-1) === seal.commitment });
  if (seen.length > 1) checks.push({ what: "once", holds: false });
  return checks;
}
