// What a deal is about: from the question that is to be answered, or from the picks with which it is being put together.

import type { Said, Told } from "../../wire";
import { pieceOf } from "./view";

export interface Terms {
  from: number;
  to: number;
  gives: string[];
  wants: string[];
  givesMoney: number;
  wantsMoney: number;
}

/** An offer as it was made aloud. */
export function termsOf(said: Said[], from: number, to: number): Terms {
  const amount = (told: Told | undefined): number => (typeof told === "number" ? told : 0);
  const found: Terms = { from, to, gives: [], wants: [], givesMoney: 0, wantsMoney: 0 };
  for (const { say, about } of said) {
    if (say === "terms-gives-money") found.givesMoney = amount(about?.amount);
    else if (say === "terms-wants-money") found.wantsMoney = amount(about?.amount);
    else if (say === "terms-gives") found.gives.push(pieceOf(about?.card));
    else if (say === "terms-wants") found.wants.push(pieceOf(about?.card));
  }
  return found;
}

/** An offer that is being put together: the other player's Illuminati, then terms, of which money takes two or three picks. */
export function draftOf(trail: string[], from: number, to: number, own: (id: string) => boolean): Terms {
  const found: Terms = { from, to, gives: [], wants: [], givesMoney: 0, wantsMoney: 0 };
  let wanted = false;
  for (const id of trail.slice(1)) {
    const sum = /^mb-(\d+)$/.exec(id);
    if (id === "give-money" || id === "want-money") wanted = id === "want-money";
    else if (sum && wanted) found.wantsMoney = Number(sum[1]);
    else if (sum) found.givesMoney = Number(sum[1]);
    else if (id !== "exact-sum" && id !== "everything") (own(id) ? found.gives : found.wants).push(id);
  }
  return found;
}
