import type { Vocabulary } from "../vocabulary.ts";
import { FACET_LABELS } from "./facet-labels.ts";
import { buildFeatureTable, type FeatureTable } from "./feature-table.ts";
import { buildColumn, type ValueColumn } from "./value-column.ts";
import type { VehicleTable } from "./vehicle-table.ts";

/** A selectable value with its codes. */
export type Choice = { value: string; label: string; make?: string; codes: number[] };

/** Choices as columns for fast iteration: choice i has `codes[starts[i]] … codes[starts[i + 1] − 1]`. */
export type FlatChoices = {
  values: string[];
  labels: string[];
  makes: (string | undefined)[];
  starts: Uint32Array;
  codes: Uint32Array;
};

/** One filter group: the values of each document, and the choices. */
export type ValueGroupIndex<Column = ValueColumn | FeatureTable> = {
  column: Column;
  choices: Choice[];
  flat: FlatChoices;
  byValue: Map<string, Choice>;
};

export function groupOf<Column>(column: Column, choices: Choice[]): ValueGroupIndex<Column> {
  const starts = new Uint32Array(choices.length + 1);
  for (const [at, { codes }] of choices.entries()) starts[at + 1] = starts[at]! + codes.length;
  const flat = {
    values: choices.map(({ value }) => value),
    labels: choices.map(({ label }) => label),
    makes: choices.map(({ make }) => make),
    starts,
    codes: Uint32Array.from(choices.flatMap(({ codes }) => codes)),
  };
  return { column, choices, flat, byValue: new Map(choices.map((choice) => [choice.value, choice])) };
}

/** A group with a fixed list of values; a vehicle without one has the last code. */
export function fixedGroup(codes: Uint16Array, values: readonly string[]): ValueGroupIndex<ValueColumn> {
  const column = buildColumn(codes, values.length + 1);
  const choices = values.map((value) => ({
    value,
    label: FACET_LABELS[value] ?? value,
    codes: matchedBy(value).map((matched) => values.indexOf(matched)),
  }));
  const inStock = choices.filter((choice) => choice.codes.some((code) => column.totals[code]! > 0));
  return groupOf(column, inStock);
}

/** The values that a filter matches: certified vehicles are also used vehicles. */
function matchedBy(value: string): string[] {
  return value === "used" ? ["used", "certified"] : [value];
}

/** The stores in the order of the vocabulary, then others by id. */
export function storeGroup(
  codes: Uint16Array,
  ids: readonly string[],
  vocabulary: Vocabulary,
): ValueGroupIndex<ValueColumn> {
  const column = buildColumn(codes, ids.length);
  const rank = new Map([...vocabulary.stores.keys()].map((id, at) => [id, at]));
  const rankOf = ({ value }: Choice) => rank.get(value) ?? rank.size;
  const choices = choicesInStock(column, ids, vocabulary.stores);
  choices.sort((a, b) => rankOf(a) - rankOf(b) || (a.value < b.value ? -1 : 1));
  return groupOf(column, choices);
}

export function featureGroup(
  features: VehicleTable["features"],
  size: number,
  ids: readonly string[],
  vocabulary: Vocabulary,
): ValueGroupIndex<FeatureTable> {
  const column = buildFeatureTable(features, size, ids.length);
  const choices = choicesInStock(column, ids, vocabulary.features);
  return groupOf(column, choices.filter((choice) => choice.value !== "").sort(byLabel));
}

/** The values of the vehicles in stock; codes of former vehicles have none. */
function choicesInStock(
  { totals }: { totals: Int32Array },
  ids: readonly string[],
  labels: ReadonlyMap<string, string>,
): Choice[] {
  const choices = ids.map((value, code) => ({ value, label: labels.get(value) ?? value, codes: [code] }));
  return choices.filter((_, code) => totals[code]! > 0);
}

export function byLabel(a: Choice, b: Choice): number {
  return a.label < b.label ? -1 : a.label > b.label ? 1 : a.value < b.value ? -1 : 1;
}
