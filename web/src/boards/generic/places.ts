// What of a view is drawn where.

import type { Face, FieldFacts, GameFacts, Json } from "../../wire";

/** A place on the table: the faces that lie in it, seen or not. */
export interface Place {
  field: string;
  /** The seat or the piece that it belongs to, where there is one per seat or piece. */
  seat?: number;
  piece?: string;
  faces: Face[];
}

/** The places that only their owner sees: the hand of the seat that looks. */
export function handFields(game: GameFacts): string[] {
  return game.fields
    .filter((field) => field.kind === "place" && field.by === "seat" && field.who === "owner")
    .map((field) => field.name);
}

export function placesOf(fields: FieldFacts[], view: Record<string, Json>): Place[] {
  return fields.filter((field) => field.kind === "place").flatMap((field): Place[] => {
    const whole = view[field.name] as unknown;
    if (field.by === "seat") return (whole as Face[][]).map((faces, seat) => ({ field: field.name, seat, faces }));
    if (field.by === "piece") {
      const piles = Object.entries(whole as Record<string, Face[]>);
      return piles.map(([piece, faces]) => ({ field: field.name, piece, faces }));
    }
    return [{ field: field.name, faces: (whole as Face[] | undefined) ?? [] }];
  });
}

/** Whether there is anything to say of a value. */
export function telling(value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.some(telling);
  if (value && typeof value === "object") return Object.values(value).some(telling);
  return !!value;
}
