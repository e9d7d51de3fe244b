// The browser board of Deep State: New World Order, "a dossier wall".

import type { GameBoard } from "..";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import "./desk.css";

export default { Board, Card, hand: ["treaties", "men"] } satisfies GameBoard;
