// How much room there is.

import { MediaQuery } from "svelte/reactivity";

/** The right column becomes a sheet. */
export const narrow = new MediaQuery("max-width: 899px");
/** One hand, one column: the seats on top, the options where the thumb is. */
export const phone = new MediaQuery("max-width: 599px");
