import { VIN_FIELDS, type VinField, type VinTable } from "../src/vin-table.ts";
import { hybridNameplates } from "./hybrid-nameplates.ts";
import { modelLabel } from "./names.ts";
import { patternFacts } from "./pattern-facts.ts";
import type { readVpic, VpicPattern } from "./read-vpic.ts";

type Vpic = ReturnType<typeof readVpic>;

/** What the keys of one schema give: key to field to value. */
type Rows = Map<string, Map<VinField, string>>;

const SOURCE = "NHTSA vPIC (vpic.nhtsa.dot.gov), public domain";

/** Builds the table: labels of the site, equal facts and schemas once. */
export function buildTable(vpic: Vpic): VinTable {
  const schemas = readSchemas(vpic);
  leaveOutDoubtfulGasoline(schemas, vpic.ranges);
  const values = numbered<string>((value) => value);
  const facts = numbered<number[]>(String);
  const lists = numbered<(string | number)[]>((list) => list.join(" "));
  const codes: Record<string, number[]> = {};
  for (const { code, from, to, schema } of vpic.ranges) {
    const rows = schemas.get(schema);
    if (!rows) continue;
    const list = [...rows].flatMap(([key, given]) => {
      const pairs = [...given].flatMap(([field, value]) => [VIN_FIELDS.indexOf(field), values.of(value)]);
      return [shorter(key), facts.of(pairs)];
    });
    codes[code] = [...(codes[code] ?? []), from, to, lists.of(list)];
  }
  return {
    source: SOURCE,
    date: vpic.date,
    values: values.all,
    facts: facts.all,
    schemas: lists.all,
    codes,
  };
}

/** Schemas with a model of the table's makes. */
function readSchemas({ models, others }: Vpic): Map<number, Rows> {
  const schemas = new Map<number, Rows>();
  const labels = new Map<number, string[]>();
  const give = ({ schema, key }: VpicPattern, field: VinField, value: string) => {
    const rows = schemas.get(schema) ?? new Map<string, Map<VinField, string>>();
    schemas.set(schema, rows);
    rows.set(key, (rows.get(key) ?? new Map<VinField, string>()).set(field, value));
  };
  for (const pattern of models) {
    const label = modelLabel(pattern.value);
    if (label === null) continue;
    give(pattern, "model", label);
    labels.set(pattern.schema, [...(labels.get(pattern.schema) ?? []), label]);
  }
  for (const pattern of others) {
    const ofSchema = labels.get(pattern.schema);
    if (!ofSchema) continue;
    for (const [field, value] of patternFacts(pattern, ofSchema)) give(pattern, field, value);
  }
  return schemas;
}

/**
 * vPIC says "Gasoline" of many hybrids. A nameplate that was sold as a hybrid keeps the fuel only in years for which vPIC
 * tells its hybrids by a second fuel.
 */
function leaveOutDoubtfulGasoline(schemas: Map<number, Rows>, ranges: Vpic["ranges"]): void {
  const told = new Set<string>();
  const modelsOf = (rows: Rows) => [...rows.values()].flatMap((given) => given.get("model") ?? []);
  const yearsOf = new Map<number, [number, number]>();
  for (const { schema, from, to } of ranges) {
    const [first, last] = yearsOf.get(schema) ?? [from, to];
    yearsOf.set(schema, [Math.min(first, from), Math.max(last, to)]);
  }
  for (const [schema, rows] of schemas) {
    if (![...rows.values()].some((given) => given.get("fuel2") === "electricity")) continue;
    const [first, last] = yearsOf.get(schema) ?? [1, 0];
    for (const model of modelsOf(rows))
      for (let year = first; year <= last; year++) told.add(`${model} ${year}`);
  }
  for (const [schema, rows] of schemas) {
    const [first] = yearsOf.get(schema) ?? [0];
    const doubtful = modelsOf(rows).some(
      (model) => hybridNameplates.has(model) && !told.has(`${model} ${first}`),
    );
    if (!doubtful) continue;
    for (const given of rows.values()) if (given.get("fuel") === "gasoline") given.set("fuel", "");
  }
}

/** Without what always matches: `*` at the end. */
function shorter(key: string): string {
  return key.replace(/\*+$/, "").replace(/\|$/, "").replace(/\*+$/, "");
}

/** A list without repeats. */
function numbered<Item>(nameOf: (item: Item) => string) {
  const all: Item[] = [];
  const indexes = new Map<string, number>();
  const of = (item: Item) => {
    const name = nameOf(item);
    const index = indexes.get(name) ?? all.push(item) - 1;
    indexes.set(name, index);
    return index;
  };
  return { all, of };
}
