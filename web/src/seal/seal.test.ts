import { describe, expect, it } from "vitest";
import { blake2b } from "./blake2b";
import { check, seatCommitment, serverCommitment, type Published } from "./seal";

const upTo = (length: number, of = 256): Uint8Array => Uint8Array.from({ length }, (_, at) => at % of);

describe("BLAKE2b", () => {
  // From Python's hashlib; the last one stands in RFC 7693.
  it.each([
    [upTo(0), "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"],
    [new TextEncoder().encode("abc"), "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319"],
    [upTo(128), "c3582f71ebb2be66fa5dd750f80baae97554f3b015663c8be377cfcb2488c1d1"],
    [upTo(129), "f7f3c46ba2564ff4c4c162da1f5b605f9f1c4aa6a20652a9f9a337c1a2f5b9c9"],
    [upTo(1000, 251), "b372d0608f720c8c3dd41e9c8eecb10143b41abe520b616607e754bf79c08331"],
  ])("hashes %#", (bytes, digest) => expect(blake2b(bytes)).toBe(digest));

  it("hashes to any length", () => {
    expect(blake2b(new TextEncoder().encode("abc"), 64)).toBe(
      "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1" +
        "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923",
    );
  });
});

// Made by `shadow_cabinet/table/seal.py`; the seat in the middle took no part.
const SEAL: Published = {
  commitment: "1de1383fe1a2a830431abbd48a35d43160b17c1c384dc440835c0f93870187fe",
  secret: "01".repeat(32),
  seat_commitments: [
    "8e46fd15afc69f29d4db4ccf98d7f96052e150cc00e9180534787daee7f147fa",
    "",
    "9cc2a99ca9d483c6f184cacebe0691a49ba7fe0616a24ae753fd634f11bf4409",
  ],
  entropies: ["0a".repeat(16), "00".repeat(16), "0b".repeat(16)],
  bound: "ab".repeat(32),
  key: "f72e61f11e948d1c98fecce808b7bf93398a5bd6160838e2e908a11b2a79e0ed",
};

const holds = (seal: Published, seen: string[] = [], own: Record<number, string> = {}): boolean =>
  check(seal, seen, own).every((each) => each.holds);

describe("a seal", () => {
  it("is made as the server makes it", () => {
    expect(serverCommitment(SEAL.bound, SEAL.secret)).toBe(SEAL.commitment);
    expect(seatCommitment(SEAL.bound, 2, SEAL.entropies[2] ?? "")).toBe(SEAL.seat_commitments[2]);
  });

  it("holds, also against what this device remembers", () => {
    expect(holds(SEAL)).toBe(true);
    expect(holds(SEAL, [SEAL.commitment], { 0: "0a".repeat(16) })).toBe(true);
  });

  it("fails if anything of it was changed", () => {
    const odd = "0c".repeat(16);
    expect(holds({ ...SEAL, secret: "02".repeat(32) })).toBe(false);
    expect(holds({ ...SEAL, key: "00".repeat(32) })).toBe(false);
    expect(holds({ ...SEAL, bound: "cd".repeat(32) })).toBe(false);
    expect(holds({ ...SEAL, entropies: [odd, ...SEAL.entropies.slice(1)] })).toBe(false);
    expect(holds({ ...SEAL, entropies: [SEAL.entropies[0]!, odd, SEAL.entropies[2]!] })).toBe(false);
    expect(holds({ ...SEAL, seat_commitments: SEAL.seat_commitments.toReversed() })).toBe(false);
    expect(holds({ ...SEAL, seat_commitments: SEAL.seat_commitments.slice(1) })).toBe(false);
    expect(holds(SEAL, ["00".repeat(32)])).toBe(false);
    expect(holds(SEAL, ["00".repeat(32), SEAL.commitment])).toBe(false);
    expect(holds(SEAL, [], { 0: odd })).toBe(false);
  });
});
