import { addBit, type Bitset } from "./bitset.ts";

/** The documents of code c, ascending, are `docs[starts[c]] … docs[starts[c + 1] − 1]`. */
export type Postings = { starts: Uint32Array; docs: Uint32Array };

/** Lists the documents of each code 0 … size − 1. */
export function buildPostings(codes: Uint16Array | Uint32Array, size: number): Postings {
  const starts = new Uint32Array(size + 1);
  for (const code of codes) starts[code + 1]!++;
  for (let code = 0; code < size; code++) starts[code + 1]! += starts[code]!;
  const next = starts.slice();
  const docs = new Uint32Array(codes.length);
  for (let doc = 0; doc < codes.length; doc++) docs[next[codes[doc]!]!++] = doc;
  return { starts, docs };
}

/** Adds the documents of a code to a set. */
export function addPosting(out: Bitset, { starts, docs }: Postings, code: number): void {
  const end = starts[code + 1]!;
  for (let i = starts[code]!; i < end; i++) addBit(out, docs[i]!);
}
