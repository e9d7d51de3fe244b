import { describe, expect, it } from "vitest";
import { inline, markdown, section } from "./markdown";

describe("rulebooks", () => {
  it("have headings with anchors, paragraphs and lists", () => {
    const list_ = "- **one**\n  goes on\n- two\n\n  and more\n";
    const blocks = markdown(`# Title\n\n## Blocking {#blocking}\n\nTwo lines\nare one.\n\n${list_}`);
    expect(blocks.map((block) => block.kind)).toEqual(["heading", "heading", "paragraph", "list"]);
    expect(blocks[1]).toMatchObject({ level: 2, anchor: "blocking", inside: [{ kind: "text", text: "Blocking" }] });
    expect(blocks[2]).toMatchObject({ inside: [{ text: "Two lines are one." }] });
    const list = blocks[3];
    expect(list?.kind === "list" && list.items.length).toBe(2);
    expect(list?.kind === "list" && list.items[0]?.inside.at(-1)).toEqual({ kind: "text", text: " goes on" });
    expect(list?.kind === "list" && list.items[1]?.more).toMatchObject([{ kind: "paragraph" }]);
  });

  it("have numbered lists and lists within lists", () => {
    const [list] = markdown("3. three\n   - inner\n   - other\n4. four");
    expect(list).toMatchObject({ kind: "list", ordered: true, start: 3 });
    expect(list?.kind === "list" && list.items[0]?.more).toMatchObject([{ kind: "list", ordered: false }]);
    expect(list?.kind === "list" && list.items).toHaveLength(2);
  });

  it("have tables", () => {
    const [table] = markdown("| a | b |\n|---|---|\n| 1 | **2** |");
    expect(table).toMatchObject({ kind: "table", head: [[{ text: "a" }], [{ text: "b" }]] });
    expect(table?.kind === "table" && table.rows).toEqual([
      [[{ kind: "text", text: "1" }], [{ kind: "strong", inside: [{ kind: "text", text: "2" }] }]],
    ]);
  });

  it("give one section, up to the next heading of its level", () => {
    const blocks = markdown("## A {#a}\n\none\n\n### A1 {#a1}\n\ntwo\n\n## B {#b}\n\nthree");
    expect(section(blocks, "a")).toHaveLength(4);
    expect(section(blocks, "a1")).toHaveLength(2);
    expect(section(blocks, "b")).toHaveLength(2);
    expect(section(blocks, "none")).toEqual([]);
  });

  it("lead nowhere but to places of the same text", () => {
    expect(inline("[x](rules.md#blocking)")).toMatchObject([{ kind: "link", to: "#blocking" }]);
    expect(inline("[x](javascript:alert(1))")[0]).toMatchObject({ kind: "link", to: "" });
    expect(inline("[x](https://example.org/)")).toMatchObject([{ to: "" }]);
  });

  it("hold no HTML, whatever they say", () => {
    expect(markdown("<script>x</script>")).toEqual([
      { kind: "paragraph", inside: [{ kind: "text", text: "<script>x</script>" }] },
    ]);
  });

  it("always come to an end", () => {
    for (const odd of ["|", "- ", "1.", "> ", ">", "#", "**", "  - x\n- y", "- a\n\n\n", "1. a\n- b"]) markdown(odd);
  });
});
