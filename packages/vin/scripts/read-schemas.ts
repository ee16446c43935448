import type { VinField } from "../src/vin-table.ts";
import { modelLabel } from "./names.ts";
import { patternFacts } from "./pattern-facts.ts";
import type { readVpic } from "./read-vpic.ts";

/** What the keys of one schema give, and the model years that use it. */
export type Schema = {
  rows: Map<string, Map<VinField, string>>;
  models: string[];
  firstYear: number;
  lastYear: number;
};

/** Schemas with a model of the table's makes, by vPIC's number. */
export function readSchemas({ ranges, models, others }: ReturnType<typeof readVpic>): Map<number, Schema> {
  const years = new Map<number, [first: number, last: number]>();
  for (const { schema, from, to } of ranges) {
    const [first, last] = years.get(schema) ?? [from, to];
    years.set(schema, [Math.min(first, from), Math.max(last, to)]);
  }
  const schemas = new Map<number, Schema>();
  const give = ({ rows }: Schema, key: string, field: VinField, value: string) =>
    rows.set(key, (rows.get(key) ?? new Map<VinField, string>()).set(field, value));
  for (const pattern of models) {
    const [firstYear, lastYear] = years.get(pattern.schema) ?? [];
    if (firstYear === undefined || lastYear === undefined) continue;
    const label = modelLabel(pattern.value, firstYear);
    if (label === null) continue;
    const schema: Schema = schemas.get(pattern.schema) ?? {
      rows: new Map(),
      models: [],
      firstYear,
      lastYear,
    };
    schemas.set(pattern.schema, schema);
    schema.models.push(label);
    give(schema, pattern.key, "model", label);
  }
  for (const pattern of others) {
    const schema = schemas.get(pattern.schema);
    if (!schema) continue;
    for (const [field, value] of patternFacts(pattern, schema)) give(schema, pattern.key, field, value);
  }
  return schemas;
}

/** The texts that a schema gives of one field. */
export function valuesOf({ rows }: Schema, field: VinField): string[] {
  return [...rows.values()].flatMap((given) => given.get(field) ?? []);
}
