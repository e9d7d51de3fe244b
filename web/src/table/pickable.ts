// Boards use it by this name; it keeps pace with the table, and so has to be a file that Svelte reads.

export { pickable } from "./pickable.svelte";
