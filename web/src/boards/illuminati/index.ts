// The browser board of Illuminati, "a corkboard with strings".

import type { GameBoard } from "..";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Choices from "./Choices.svelte";
import "./cork.css";
import Seat from "./Seat.svelte";
import Signs from "./Signs.svelte";
import Top from "./Top.svelte";

// In any question at most a few of these are options: the first is what one mostly wants.
const ON = ["propose", "accept", "launch", "no-privilege", "tax", "end-actions", "done", "pass"];
const QUIET = "withdraw reject stay-out call-off leave-as-it-was no-more-windows drop pass-the-turn".split(" ");

export default { Board, Card, Choices, Seat, Signs, Top, hand: ["hands"], sheets: "all", ways: { on: ON, quiet: QUIET }, low: true } satisfies GameBoard;
