// BLAKE2b (RFC 7693) without a key: what seals are made of. Words of 64 bits are big integers; speed does not matter.

const MASK = (1n << 64n) - 1n;
const IV = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
];
const ORDER = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const MIXED = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
];
const BLOCK = 128;
const ROUNDS = 12;

function turned(word: bigint, by: bigint): bigint {
  return ((word >> by) | (word << (64n - by))) & MASK;
}

function compress(state: bigint[], block: DataView, counted: bigint, last: boolean): void {
  const words = Array.from({ length: 16 }, (_, at) => block.getBigUint64(at * 8, true));
  const v = [...state, ...IV];
  v[12]! ^= counted & MASK;
  v[13]! ^= counted >> 64n;
  if (last) v[14]! ^= MASK;
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = ORDER[round % ORDER.length]!;
    MIXED.forEach(([a, b, c, d], at) => mix(v, a!, b!, c!, d!, words[order[at * 2]!]!, words[order[at * 2 + 1]!]!));
  }
  for (let at = 0; at < 8; at += 1) state[at]! ^= v[at]! ^ v[at + 8]!;
}

function mix(v: bigint[], a: number, b: number, c: number, d: number, x: bigint, y: bigint): void {
  v[a] = (v[a]! + v[b]! + x) & MASK;
  v[d] = turned(v[d]! ^ v[a]!, 32n);
  v[c] = (v[c]! + v[d]!) & MASK;
  v[b] = turned(v[b]! ^ v[c]!, 24n);
  v[a] = (v[a]! + v[b]! + y) & MASK;
  v[d] = turned(v[d]! ^ v[a]!, 16n);
  v[c] = (v[c]! + v[d]!) & MASK;
  v[b] = turned(v[b]! ^ v[c]!, 63n);
}

/** The hash of some bytes in hexadecimal digits; of 32 bytes unless another length is asked for. */
export function blake2b(bytes: Uint8Array, length = 32): string {
  const state = [...IV];
  state[0]! ^= 0x01010000n ^ BigInt(length);
  const blocks = Math.max(1, Math.ceil(bytes.length / BLOCK));
  for (let at = 0; at < blocks; at += 1) {
    const block = new Uint8Array(BLOCK);
    block.set(bytes.subarray(at * BLOCK, (at + 1) * BLOCK));
    const last = at === blocks - 1;
    compress(state, new DataView(block.buffer), BigInt(last ? bytes.length : (at + 1) * BLOCK), last);
  }
  const out = new DataView(new ArrayBuffer(64));
  state.forEach((word, at) => out.setBigUint64(at * 8, word, true));
  return hex(new Uint8Array(out.buffer, 0, length));
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
