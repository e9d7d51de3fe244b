// The board of any game: drawn from its declared fields and the view, without knowing what they mean.

import type { GameFacts } from "../../wire";
import type { GameBoard } from "..";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { handFields } from "./places";

const board: GameBoard = { Board, Card, hand: (game: GameFacts) => handFields(game) };

export default board;
