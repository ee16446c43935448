/** A set of document numbers, one bit each. Bits past the last document are 0. */
export type Bitset = Uint32Array;

/** 32-bit words that hold n documents. */
export function wordsFor(n: number): number {
  return (n + 31) >>> 5;
}

export function bitsetOf(n: number, docs: Iterable<number>): Bitset {
  const set = new Uint32Array(wordsFor(n));
  for (const doc of docs) addBit(set, doc);
  return set;
}

export function fullBitset(n: number): Bitset {
  const set = new Uint32Array(wordsFor(n)).fill(0xffffffff);
  if ((n & 31) !== 0) set[set.length - 1] = (1 << (n & 31)) - 1;
  return set;
}

export function addBit(set: Bitset, doc: number): void {
  set[doc >>> 5]! |= 1 << (doc & 31);
}

export function removeBit(set: Bitset, doc: number): void {
  set[doc >>> 5]! &= ~(1 << (doc & 31));
}

export function hasBit(set: Bitset, doc: number): boolean {
  return ((set[doc >>> 5]! >>> (doc & 31)) & 1) === 1;
}

/** Number of 1 bits in a word. */
export function popcount(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function intersect(out: Bitset, a: Bitset, b: Bitset): Bitset {
  for (let i = 0; i < out.length; i++) out[i] = a[i]! & b[i]!;
  return out;
}

export function subtract(out: Bitset, other: Bitset): void {
  for (let i = 0; i < out.length; i++) out[i]! &= ~other[i]!;
}

export function addAll(out: Bitset, other: Bitset): void {
  for (let i = 0; i < out.length; i++) out[i]! |= other[i]!;
}

/** Whether two sets have a common member outside `except`. */
export function haveCommon(a: Bitset, b: Bitset, except?: Bitset): boolean {
  if (except) {
    for (let i = 0; i < a.length; i++) if ((a[i]! & b[i]! & ~except[i]!) !== 0) return true;
    return false;
  }
  for (let i = 0; i < a.length; i++) if ((a[i]! & b[i]!) !== 0) return true;
  return false;
}

export function isEmpty(set: Bitset): boolean {
  return set.every((word) => word === 0);
}

/** Size of a set. */
export function countBits(set: Bitset): number {
  return countCommon(set, set);
}

/**
 * Counts the intersection of two sets. Combines eight words with carry-save adders (Harley–Seal), so that eight words
 * need one population count.
 */
export function countCommon(a: Bitset, b: Bitset): number {
  const length = a.length;
  const blocks = length & ~7;
  let ones = 0;
  let twos = 0;
  let fours = 0;
  let eights = 0;
  for (let i = 0; i < blocks; i += 8) {
    const w0 = a[i]! & b[i]!;
    const w1 = a[i + 1]! & b[i + 1]!;
    const w2 = a[i + 2]! & b[i + 2]!;
    const w3 = a[i + 3]! & b[i + 3]!;
    const w4 = a[i + 4]! & b[i + 4]!;
    const w5 = a[i + 5]! & b[i + 5]!;
    const w6 = a[i + 6]! & b[i + 6]!;
    const w7 = a[i + 7]! & b[i + 7]!;
    const x0 = ones ^ w0;
    const twosA = (ones & w0) | (x0 & w1);
    const s0 = x0 ^ w1;
    const x1 = s0 ^ w2;
    const twosB = (s0 & w2) | (x1 & w3);
    const s1 = x1 ^ w3;
    const x2 = twos ^ twosA;
    const foursA = (twos & twosA) | (x2 & twosB);
    const t0 = x2 ^ twosB;
    const x3 = s1 ^ w4;
    const twosC = (s1 & w4) | (x3 & w5);
    const s2 = x3 ^ w5;
    const x4 = s2 ^ w6;
    const twosD = (s2 & w6) | (x4 & w7);
    ones = x4 ^ w7;
    const x5 = t0 ^ twosC;
    const foursB = (t0 & twosC) | (x5 & twosD);
    twos = x5 ^ twosD;
    const x6 = fours ^ foursA;
    eights += popcount((fours & foursA) | (x6 & foursB));
    fours = x6 ^ foursB;
  }
  let count = 8 * eights + 4 * popcount(fours) + 2 * popcount(twos) + popcount(ones);
  for (let i = blocks; i < length; i++) count += popcount(a[i]! & b[i]!);
  return count;
}

/** Writes the members of a set, or of its complement among n documents, ascending; returns how many. */
export function listBits(set: Bitset, ids: Int32Array, complementOf = 0): number {
  const flip = complementOf > 0 ? -1 : 0;
  let length = 0;
  for (let i = 0; i < set.length; i++) {
    let word = set[i]! ^ flip;
    if (flip !== 0 && i === set.length - 1 && (complementOf & 31) !== 0)
      word &= (1 << (complementOf & 31)) - 1;
    const base = i << 5;
    while (word !== 0) {
      ids[length++] = base + 31 - Math.clz32(word & -word);
      word &= word - 1;
    }
  }
  return length;
}
