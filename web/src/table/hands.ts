// What everybody sees of the hands of a seat from behind: how many cards there are.

import type { Table } from "./table.svelte";

export interface HandCount {
  label: string;
  count: number;
}

export function handsOf(table: Table, seat: number): HandCount[] {
  return table.game.fields.flatMap((field) => {
    if (field.kind !== "place" || field.by !== "seat" || field.who !== "owner") return [];
    const own = (table.state.view[field.name] as unknown[][] | undefined)?.[seat];
    return own?.length ? [{ label: table.words.place(field.name), count: own.length }] : [];
  });
}
