import {
  BODY_STYLES,
  COLOR_FAMILIES,
  CONDITIONS,
  type Condition,
  DRIVETRAINS,
  FUEL_TYPES,
  slugId,
  type Vehicle,
} from "../vehicle.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { FACET_LABELS } from "./facet-labels.ts";
import { buildFeatureTable, type FeatureTable } from "./feature-table.ts";
import { createNumbering } from "./numbering.ts";
import { buildColumn, type ValueColumn } from "./value-column.ts";

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
function fixedGroup<T extends string>(
  vehicles: readonly Vehicle[],
  values: readonly T[],
  read: (vehicle: Vehicle) => T | null,
  shownBy: (value: T) => readonly T[] = (value) => [value],
): ValueGroupIndex<ValueColumn> {
  const codes = new Uint16Array(vehicles.length);
  const codeOf = new Map<T | null, number>(values.map((value, code) => [value, code]));
  for (let doc = 0; doc < codes.length; doc++) codes[doc] = codeOf.get(read(vehicles[doc]!)) ?? values.length;
  const column = buildColumn(codes, values.length + 1);
  const choices = values.map((value) => ({
    value,
    label: FACET_LABELS[value] ?? value,
    codes: shownBy(value).map((shown) => codeOf.get(shown)!),
  }));
  const inStock = choices.filter((choice) => choice.codes.some((code) => column.totals[code]! > 0));
  return groupOf(column, inStock);
}

/** The groups with fixed values. Certified vehicles are also used vehicles. */
export function fixedGroups(vehicles: readonly Vehicle[]) {
  const withCertified = (value: Condition): Condition[] =>
    value === "used" ? ["used", "certified"] : [value];
  return {
    condition: fixedGroup(vehicles, CONDITIONS, (vehicle) => vehicle.condition, withCertified),
    bodystyle: fixedGroup(vehicles, BODY_STYLES, (vehicle) => vehicle.bodystyle),
    fuelType: fixedGroup(vehicles, FUEL_TYPES, (vehicle) => vehicle.fuelType),
    drivetrain: fixedGroup(vehicles, DRIVETRAINS, (vehicle) => vehicle.drivetrain),
    exteriorColor: fixedGroup(vehicles, COLOR_FAMILIES, (vehicle) => vehicle.exteriorColorFamily),
  };
}

export function storeGroup(
  vehicles: readonly Vehicle[],
  vocabulary: Vocabulary,
): ValueGroupIndex<ValueColumn> {
  const { texts, numberOf } = createNumbering();
  const codes = Uint16Array.from(vehicles, (vehicle) => numberOf(vehicle.storeId));
  const choices = texts.map((value, code) => ({
    value,
    label: vocabulary.stores.get(value) ?? value,
    codes: [code],
  }));
  const rank = new Map([...vocabulary.stores.keys()].map((id, at) => [id, at]));
  choices.sort((a, b) => (rank.get(a.value) ?? 0) - (rank.get(b.value) ?? 0));
  return groupOf(buildColumn(codes, texts.length), choices);
}

export function featureGroup(
  vehicles: readonly Vehicle[],
  vocabulary: Vocabulary,
): ValueGroupIndex<FeatureTable> {
  const labels = createNumbering();
  const ids = createNumbering();
  const codeOfLabel: number[] = [];
  const codesOf = vehicles.map((vehicle) =>
    vehicle.features.map((label) => {
      const number = labels.numberOf(label);
      codeOfLabel[number] ??= ids.numberOf(slugId(label));
      return codeOfLabel[number];
    }),
  );
  const choices = ids.texts.map((value, code) => ({
    value,
    label: vocabulary.features.get(value) ?? value,
    codes: [code],
  }));
  const named = choices.filter((choice) => choice.value !== "").sort(byLabel);
  return groupOf(buildFeatureTable(codesOf, ids.texts.length), named);
}

export function byLabel(a: Choice, b: Choice): number {
  return a.label < b.label ? -1 : a.label > b.label ? 1 : a.value < b.value ? -1 : 1;
}
