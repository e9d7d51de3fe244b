// `use:pickable={{ table, id }}` on any element, HTML or SVG, that stands for a piece: an option can be chosen by click,
// tap, Enter or Space; whatever is no option opens large. A long press or a right click opens an option too.

import type { Action } from "svelte/action";
import type { Table } from "./table.svelte";

interface Target {
  table: Table;
  id: string;
  label?: string;
  /** Where the piece is no option: whether it can be opened all the same (the default). */
  opens?: boolean;
}

const LONG_PRESS = 450;

export const pickable: Action<HTMLElement | SVGElement, Target> = (node, first) => {
  let target = $state.raw(first);
  const { table, id, label, opens } = $derived({ opens: true, ...target });
  let timer = 0;
  let held = false;

  function dress(): void {
    const option = table.isOption(id);
    node.dataset.piece = id;
    node.classList.toggle("option", option);
    node.setAttribute("role", option || opens ? "button" : "img");
    node.setAttribute("aria-label", label ?? table.name(id));
    if (option || opens) node.setAttribute("tabindex", option ? "0" : "-1");
    else node.removeAttribute("tabindex");
    const key = table.key(id);
    if (key) node.setAttribute("aria-keyshortcuts", key);
    else node.removeAttribute("aria-keyshortcuts");
  }

  function act(): void {
    if (table.isOption(id)) table.choose(id);
    else if (opens) table.open(id);
  }

  function click(event: Event): void {
    event.stopPropagation();
    if (held) held = false;
    else act();
  }

  function keydown(event: Event): void {
    const key = (event as KeyboardEvent).key;
    if (key !== "Enter" && key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  function press(): void {
    held = false;
    timer = window.setTimeout(() => {
      held = true;
      table.open(id);
    }, LONG_PRESS);
  }

  function release(): void {
    window.clearTimeout(timer);
  }

  function menu(event: Event): void {
    event.preventDefault();
    table.open(id);
  }

  const listeners: [string, (event: Event) => void][] = [
    ["click", click], ["keydown", keydown], ["pointerdown", press], ["pointerup", release],
    ["pointerleave", release], ["pointercancel", release], ["contextmenu", menu],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener);
  $effect(dress); // whenever the piece becomes an option, or is none any more

  return {
    update(next) {
      target = next;
    },
    destroy() {
      release();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
    },
  };
};
