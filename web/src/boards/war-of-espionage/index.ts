import type { GameBoard } from "..";
import Board from "./Board.svelte";
import Card from "./Card.svelte";

export default { Board, Card, hand: ["hands"] } satisfies GameBoard;
