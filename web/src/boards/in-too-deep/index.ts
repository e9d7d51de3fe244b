// The browser board of In Too Deep, "a ring of neon and rain".

import type { GameBoard } from "..";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import "./city.css";
import Seat from "./Seat.svelte";

export default { Board, Card, Seat, hand: ["crimes", "dilemmas"], sheets: "all" } satisfies GameBoard;
