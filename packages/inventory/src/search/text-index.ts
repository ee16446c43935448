import { addBit, type Bitset, wordsFor } from "./bitset.ts";
import type { ValueGroups } from "./index-groups.ts";
import { buildPostings, type Postings } from "./postings.ts";
import { compactIdentifier, identifierIn, matchesWord } from "./search-words.ts";
import type { StockLabels } from "./stock-labels.ts";
import { addCode, type CodeDocs } from "./value-column.ts";
import type { VehicleTable } from "./vehicle-table.ts";

/** Finds documents by the words of their labels, and by VIN or stock number. */
export type TextIndex = {
  columns: Record<"trim" | "drive" | "paint", LabelColumn>;
  /** The documents with a label that matches a typed word. */
  find(word: string): Bitset;
  /** Adds the documents whose VIN or stock number equals the text. */
  addIdentified(out: Bitset, q: string): void;
};

type Label = { words: readonly string[]; docs: CodeDocs; codes: number[] };

/** The documents of each label of a column that is no filter. */
type LabelColumn = { codes: Uint32Array; postings: Postings };

/**
 * Searches words in the distinct labels, which are few, and unites their documents. Shares the postings of columns that
 * did not change with the previous index.
 */
export function buildTextIndex(
  { vehicles, columns }: VehicleTable,
  stock: StockLabels,
  { stores: _, makeModel, ...groups }: ValueGroups,
  previous: TextIndex | null,
): TextIndex {
  const postingsOf = (name: keyof TextIndex["columns"], size: number): LabelColumn => {
    const codes = columns[name];
    const before = previous?.columns[name];
    return before?.codes === codes ? before : { codes, postings: buildPostings(codes, size) };
  };
  const { makeModels, trims, drives, paints } = stock;
  const labelColumns = {
    trim: postingsOf("trim", trims.entries.length),
    drive: postingsOf("drive", drives.entries.length),
    paint: postingsOf("paint", paints.entries.length),
  };
  const labels: Label[] = [];
  const addLabels = (entries: readonly (readonly string[])[], docs: CodeDocs, size: number) => {
    for (let code = 0; code < size; code++) labels.push({ words: entries[code]!, docs, codes: [code] });
  };
  const models = makeModel.column;
  addLabels(
    makeModels.entries.map(({ words }) => words),
    models,
    models.totals.length,
  );
  for (const [name, { entries }] of [
    ["trim", trims],
    ["drive", drives],
    ["paint", paints],
  ] as const) {
    const { postings } = labelColumns[name];
    addLabels(entries, { sets: null, postings }, postings.starts.length - 1);
  }
  for (const { column, choices } of Object.values(groups)) {
    for (const { value, label, codes } of choices) {
      labels.push({ words: stock.values.entries[stock.values.numberOf(value, label)]!, docs: column, codes });
    }
  }
  let identifiers: Identifiers | null = null;

  return {
    columns: labelColumns,
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

function listIdentifiers(vehicles: VehicleTable["vehicles"]): Identifiers {
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
