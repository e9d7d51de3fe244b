// The browser board of Illuminati, "a corkboard with strings".

import type { GameBoard } from "..";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import "./cork.css";
import Seat from "./Seat.svelte";

export default { Board, Card, Seat, hand: ["hands"], sheets: "all" } satisfies GameBoard;
