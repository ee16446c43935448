import { addAll, addBit, type Bitset, wordsFor } from "./bitset.ts";
import { addPosting, buildPostings, type Postings } from "./postings.ts";

/** Columns with more values use lists of documents instead of a bitset per value. */
const MAX_SETS = 24;

/** One value per document, as codes 0 … size − 1. */
export type ValueColumn = {
  codes: Uint16Array;
  /** Documents per code. */
  totals: Int32Array;
  /** The documents of each code as sets when there are few codes, otherwise as lists. */
  sets: Bitset[] | null;
  postings: Postings | null;
};

/** Builds a column; all codes are below size. */
export function buildColumn(codes: Uint16Array, size: number): ValueColumn {
  const totals = new Int32Array(size);
  for (const code of codes) totals[code]!++;
  if (size > MAX_SETS) return { codes, totals, sets: null, postings: buildPostings(codes, size) };
  const sets = Array.from({ length: size }, () => new Uint32Array(wordsFor(codes.length)));
  for (let doc = 0; doc < codes.length; doc++) addBit(sets[codes[doc]!]!, doc);
  return { codes, totals, sets, postings: null };
}

/** The documents of each code, as sets or as lists. */
export type CodeDocs = { sets: Bitset[] | null; postings?: Postings | null };

/** Adds the documents of a code to a set. */
export function addCode(out: Bitset, { sets, postings }: CodeDocs, code: number): void {
  if (sets) addAll(out, sets[code]!);
  else if (postings) addPosting(out, postings, code);
}
