// The line to the server: it comes back by itself, sooner when the device wakes up or is online again.

import type { FromServer, ToServer } from "../wire";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const HEARTBEAT = 20_000;
const PATIENCE = 8_000;
const NOT_FOUND = 4404;
const NOT_ALLOWED = 4403;

export type Condition = "opening" | "open" | "lost" | "gone";

export class Line {
  #address: string;
  #told: (message: FromServer) => void;
  #changed: (condition: Condition) => void;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #beat = 0;
  #patience = 0;
  #closed = false;

  constructor(match: string, told: (message: FromServer) => void, changed: (condition: Condition) => void) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#address = `${scheme}://${location.host}/ws/${encodeURIComponent(match)}`;
    this.#told = told;
    this.#changed = changed;
    window.addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#open();
  }

  send(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#quiet();
    this.#socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#changed("open");
      this.#listen();
    };
    socket.onmessage = (event) => {
      this.#listen();
      this.#told(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#closed) return;
      this.#socket = null;
      this.#quiet();
      if (event.code === NOT_FOUND || event.code === NOT_ALLOWED) return this.#changed("gone");
      this.#changed("lost");
      this.#timer = window.setTimeout(() => this.#open(), this.#wait * (0.8 + Math.random() * 0.4));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  /** After some silence ask whether the server is there; if there is no answer, the line is dead. */
  #listen(): void {
    clearTimeout(this.#beat);
    clearTimeout(this.#patience);
    this.#beat = window.setTimeout(() => this.#ping(), HEARTBEAT);
  }

  #ping(): void {
    this.send({ type: "ping", ref: 0 });
    clearTimeout(this.#patience);
    this.#patience = window.setTimeout(() => this.#socket?.close(), PATIENCE);
  }

  #quiet(): void {
    for (const timer of [this.#timer, this.#beat, this.#patience]) clearTimeout(timer);
  }

  #wake = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.#socket) return void (this.#socket.readyState === WebSocket.OPEN && this.#ping());
    this.#quiet();
    this.#open();
  };
}
