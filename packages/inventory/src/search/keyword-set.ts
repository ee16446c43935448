import type { Interpretation, KeywordPart } from "../keywords/interpret-keywords.ts";
import { addAll, type Bitset, fullBitset, haveCommon, intersect, isEmpty, subtract } from "./bitset.ts";
import { compactIdentifier } from "./search-words.ts";
import type { TextIndex } from "./text-index.ts";

/** Where keywords are searched. */
export type KeywordSource = {
  text: TextIndex;
  /** The sets of the filters that the keywords mean. */
  filterSets: readonly Bitset[];
  valueSet(part: Extract<KeywordPart, { ids: readonly string[] }>): Bitset;
  /** Number of documents. */
  size: number;
  /** A set of no documents, which may be changed. */
  emptySet(): Bitset;
};

export type KeywordSet = {
  /** The matching documents; null when the keywords narrow nothing. */
  set: Bitset | null;
  /** The parts that were not used. */
  ignored: KeywordPart[];
};

/** Shorter numbers can be a year or a part of a model's name. */
const SAFE_IDENTIFIER_LENGTH = 5;

/**
 * Returns the documents that match keywords. Parts narrow the result one by one; one that would leave nothing is ignored.
 * When all of them are, nothing matches. A VIN or stock number always matches.
 */
export function keywordSet({ parts }: Interpretation, q: string, source: KeywordSource): KeywordSet {
  const { text, filterSets, emptySet } = source;
  const identified = emptySet();
  text.addIdentified(identified, q);
  const isIdentified = !isEmpty(identified);
  if (isIdentified && compactIdentifier(q).length >= SAFE_IDENTIFIER_LENGTH)
    return { set: identified, ignored: [] };

  const set = fullBitset(source.size);
  for (const filterSet of filterSets) intersect(set, set, filterSet);
  const ignored: KeywordPart[] = [];
  for (const part of parts) {
    const own = partSet(part, source);
    if (part.excluded && ("ids" in part || !isEmpty(own))) subtract(set, own);
    else if (!isEmpty(own) && (haveCommon(set, own) || isEmpty(set))) intersect(set, set, own);
    else ignored.push(part);
  }
  if (filterSets.length === 0 && ignored.length === parts.length) {
    if (ignored.length === 0) return { set: null, ignored };
    set.fill(0);
  }
  if (isIdentified) addAll(set, identified);
  return { set, ignored };
}

function partSet(part: KeywordPart, { text, valueSet, emptySet }: KeywordSource): Bitset {
  if ("ids" in part) return valueSet(part);
  const out = emptySet();
  for (const word of part.words) {
    addAll(out, text.find(word));
    text.addIdentified(out, word);
  }
  return out;
}
