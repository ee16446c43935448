import { makeId, modelId } from "../model-id.ts";
import { slugId } from "../vehicle.ts";
import { createNumbering, createPairNumbering, type Numbering, type PairNumbering } from "./numbering.ts";
import { driveLabel, searchWords, valueWords } from "./search-words.ts";

/** A make with a model: its labels, both in one text, ids and search words. */
export type MakeModel = {
  makeLabel: string;
  modelLabel: string;
  text: string;
  make: string;
  model: string;
  words: string[];
};

/** The labels in stock by code, with everything computed from a label alone. */
export type StockLabels = {
  makeModels: PairNumbering<MakeModel>;
  stores: Numbering<string>;
  /** Ids of features by code. */
  features: Numbering<string>;
  /** The code of each label of a feature; several labels can have one id. */
  featureLabels: Numbering<number>;
  /** Search words by code. */
  trims: Numbering<string[]>;
  drives: PairNumbering<string[]>;
  paints: Numbering<string[]>;
  /** Search words of values and their labels. */
  values: PairNumbering<string[]>;
  /** Sortable numbers of days. */
  days: Numbering<number>;
};

export function createStockLabels(): StockLabels {
  const features = createNumbering((id) => id);
  return {
    makeModels: createPairNumbering((makeLabel, modelLabel) => ({
      makeLabel,
      modelLabel,
      text: `${makeLabel}\n${modelLabel}`,
      make: makeId(makeLabel),
      model: modelId(makeLabel, modelLabel),
      words: [makeLabel, modelLabel].flatMap(searchWords),
    })),
    stores: createNumbering((id) => id),
    features,
    featureLabels: createNumbering((label) => features.numberOf(slugId(label))),
    trims: createNumbering(searchWords),
    drives: createPairNumbering((engine, transmission) => searchWords(driveLabel({ engine, transmission }))),
    paints: createNumbering(searchWords),
    values: createPairNumbering(valueWords),
    days: createNumbering(dayNumber),
  };
}

/** Converts a day to a sortable number; an invalid day is the oldest. */
function dayNumber(day: string): number {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? [];
  return Number(year ?? 0) * 512 + Number(month ?? 0) * 32 + Number(date ?? 0);
}
