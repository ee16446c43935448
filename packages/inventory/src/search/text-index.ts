import type { Vehicle } from "../vehicle.ts";
import { addBit, type Bitset, wordsFor } from "./bitset.ts";
import type { MakeModelGroup } from "./make-model-group.ts";
import { createNumbering } from "./numbering.ts";
import { buildPostings } from "./postings.ts";
import {
  compactIdentifier,
  driveLabel,
  identifierIn,
  matchesWord,
  searchWords,
  valueWords,
} from "./search-words.ts";
import { addCode, type CodeDocs } from "./value-column.ts";
import type { ValueGroupIndex } from "./value-groups.ts";

/** Finds documents by the words of their labels, and by VIN or stock number. */
export type TextIndex = {
  /** The documents with a label that matches a typed word. */
  find(word: string): Bitset;
  /** Adds the documents whose VIN or stock number equals the text. */
  addIdentified(out: Bitset, q: string): void;
};

type Label = { words: string[]; docs: CodeDocs; codes: number[] };

/** Searches words in the distinct labels, which are few, and unites their documents. */
export function buildTextIndex(
  vehicles: readonly Vehicle[],
  makeModel: MakeModelGroup,
  groups: readonly ValueGroupIndex[],
): TextIndex {
  const labels: Label[] = makeModel.labels.map((label, code) => ({
    words: label.split("\n").flatMap(searchWords),
    docs: makeModel.column,
    codes: [code],
  }));
  for (const labelOf of [trimOf, driveLabel, paintOf]) {
    const { texts, numberOf } = createNumbering();
    const codes = Uint32Array.from(vehicles, (vehicle) => numberOf(labelOf(vehicle)));
    const docs = { sets: null, postings: buildPostings(codes, texts.length) };
    for (const [code, text] of texts.entries())
      labels.push({ words: searchWords(text), docs, codes: [code] });
  }
  for (const { column, choices } of groups) {
    for (const { value, label, codes } of choices) {
      labels.push({ words: valueWords(value, label), docs: column, codes });
    }
  }
  let identifiers: Identifiers | null = null;

  return {
    find(word) {
      const out = new Uint32Array(wordsFor(vehicles.length));
      for (const { words, docs, codes } of labels) {
        if (matchesWord(word, words)) for (const code of codes) addCode(out, docs, code);
      }
      return out;
    },
    addIdentified(out, q) {
      const identifier = identifierIn(q);
      if (identifier === null) return;
      // Built at first use: identifiers need more memory than all labels and are searched rarely.
      identifiers ??= listIdentifiers(vehicles);
      let slot = identifiers.first.get(identifier) ?? -1;
      for (; slot >= 0; slot = identifiers.next[slot]!) addBit(out, slot >>> 1);
    },
  };
}

/** A document has two slots: 2·doc for its VIN, 2·doc + 1 for its stock number. Equal ones are chained. */
type Identifiers = { first: Map<string, number>; next: Int32Array };

function listIdentifiers(vehicles: readonly Vehicle[]): Identifiers {
  const first = new Map<string, number>();
  const next = new Int32Array(2 * vehicles.length);
  for (const [doc, { vin, stockNumber }] of vehicles.entries()) {
    for (const [slot, text] of [vin, stockNumber].entries()) {
      const identifier = compactIdentifier(text);
      next[2 * doc + slot] = first.get(identifier) ?? -1;
      first.set(identifier, 2 * doc + slot);
    }
  }
  return { first, next };
}

function trimOf({ trim }: Vehicle): string {
  return trim;
}

function paintOf({ exteriorcolor }: Vehicle): string {
  return exteriorcolor ?? "";
}
