import { describe, expect, it } from "vitest";
import { murmurHash } from "./murmur-hash.ts";

// Published vectors: https://en.wikipedia.org/wiki/MurmurHash and https://stackoverflow.com/a/31929528
describe("murmurHash", () => {
  it.each([
    ["", 0x00000000, 0x00000000],
    ["", 0x00000001, 0x514e28b7],
    ["", 0xffffffff, 0x81f16f39],
    ["test", 0x00000000, 0xba6bd213],
    ["test", 0x9747b28c, 0x704b81dc],
    ["Hello, world!", 0x00000000, 0xc0363e43],
    ["Hello, world!", 0x9747b28c, 0x24884cba],
    ["The quick brown fox jumps over the lazy dog", 0x00000000, 0x2e4ff723],
    ["The quick brown fox jumps over the lazy dog", 0x9747b28c, 0x2fa826cd],
    ["a", 0x9747b28c, 0x7fa09ea6],
    ["aa", 0x9747b28c, 0x5d211726],
    ["aaa", 0x9747b28c, 0x283e0130],
    ["aaaa", 0x9747b28c, 0x5a97808a],
    ["ππππππππ", 0x9747b28c, 0xd58063c1],
  ])("hashes %j with seed %i as published", (text, seed, hash) => {
    expect(murmurHash(text, seed)).toBe(hash);
  });
});
