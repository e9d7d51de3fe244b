// The night desk and the day desk: as the device prefers, until somebody throws the switch.

type Desk = "" | "night" | "day";

const KEPT = "desk";

class Switch {
  chosen = $state<Desk>("");

  restore(): void {
    const kept = localStorage.getItem(KEPT);
    this.#set(kept === "night" || kept === "day" ? kept : "");
  }

  toggle(): void {
    const night = this.chosen ? this.chosen === "night" : matchMedia("(prefers-color-scheme: dark)").matches;
    this.#set(night ? "day" : "night");
    localStorage.setItem(KEPT, this.chosen);
  }

  #set(desk: Desk): void {
    this.chosen = desk;
    if (desk) document.documentElement.dataset.desk = desk;
    else delete document.documentElement.dataset.desk;
  }
}

export const desk = new Switch();
