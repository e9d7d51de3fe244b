// The browser board of In Too Deep, "a ring of neon and rain".

import type { GameBoard } from "..";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import "./city.css";
import Seat from "./Seat.svelte";

// A crime that is being completed stays at hand: its effects and Approaches are what is asked about.
const hand = ["committing", "crimes", "dilemmas"];

export default { Board, Card, Seat, hand, sheets: "all" } satisfies GameBoard;
