// Who sits where in a match that is about to be made.

import type { GameEntry, SeatPlan } from "../api";

export const SOLO = 1;

/** The strength that one plays against who has chosen nothing. */
export function usualBot(bots: string[]): string {
  return bots.find((bot) => bot === "tactics") ?? bots[0] ?? "random";
}

/** You and bots: as many seats as usual, or as asked for. */
export function usualSeats(game: GameEntry, count = game.usual_seats): SeatPlan[] {
  const bot = usualBot(game.bots);
  return Array.from({ length: count }, (_, seat) => (seat ? { kind: "bot", bot } : { kind: "me" }));
}

/** Other seats are added as bots, and taken away from the end. */
export function resized(seats: SeatPlan[], count: number, bot: string): SeatPlan[] {
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? { kind: "bot", bot });
}
