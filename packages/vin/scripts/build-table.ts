import { VIN_FIELDS, type VinTable } from "../src/vin-table.ts";
import { fillBodyStyles, leaveOutDoubtfulGasoline } from "./known-by-name.ts";
import { readSchemas } from "./read-schemas.ts";
import type { readVpic } from "./read-vpic.ts";

const SOURCE = "NHTSA vPIC (vpic.nhtsa.dot.gov), public domain";

/** Builds the table: labels of the site, equal facts and schemas once. */
export function buildTable(vpic: ReturnType<typeof readVpic>): VinTable {
  const schemas = readSchemas(vpic);
  leaveOutDoubtfulGasoline([...schemas.values()]);
  fillBodyStyles([...schemas.values()]);
  const values = numbered<string>((value) => value);
  const facts = numbered<number[]>(String);
  const lists = numbered<(string | number)[]>((list) => list.join(" "));
  const codes: Record<string, number[]> = {};
  for (const { code, from, to, schema } of vpic.ranges) {
    const rows = schemas.get(schema)?.rows;
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
