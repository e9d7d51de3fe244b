// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { routeOf } from "./router.svelte";

describe("the path", () => {
  it.each([
    ["/", "", { page: "lobby" }],
    ["/new/deep-state", "", { page: "new", game: "deep-state" }],
    ["/match/a%20b", "", { page: "match", id: "a b" }],
    ["/join/abc", "#secret", { page: "join", id: "abc", token: "secret" }],
    ["/me", "", { page: "me", token: "" }],
    ["/me", "#token", { page: "me", token: "token" }],
    ["/rules/deep-state", "#aim", { page: "rules", game: "deep-state", anchor: "aim" }],
    ["/match", "", { page: "lost" }],
    ["/elsewhere/x", "", { page: "lost" }],
    ["/match/a/b", "", { page: "lost" }],
    ["/match/%E0%A4%A", "", { page: "lost" }],
  ])("%s%s", (path, hash, route) => expect(routeOf(path, hash)).toEqual(route));
});
