// What everybody may know of a seat in numbers, read off the fields of a game: for games whose board has no own box.

import type { Table } from "./table.svelte";

export interface SeatNumber {
  label: string;
  value: number;
  /** Cards in a hand that others see from behind. */
  hand: boolean;
}

export function numbersOf(table: Table, seat: number): SeatNumber[] {
  const found: SeatNumber[] = [];
  for (const field of table.game.fields) {
    const whole = table.state.view[field.name];
    if (!Array.isArray(whole) || whole.length !== table.state.players.length) continue;
    const own = whole[seat];
    if (field.kind === "place" && field.by === "seat" && field.who === "owner" && Array.isArray(own)) {
      found.push({ label: table.words.place(field.name), value: own.length, hand: true });
    } else if (field.kind === "value" && typeof own === "number" && own) {
      found.push({ label: table.words.value(field.name), value: own, hand: false });
    }
  }
  return found;
}
