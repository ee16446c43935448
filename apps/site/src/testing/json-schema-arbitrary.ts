import fc from "fast-check";
import type { JsonSchema } from "./json-schema.ts";

/** An arbitrary valid value of a schema without references, with or without its optional fields. */
export function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(arbitraryOf));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => arbitraryOf({ ...schema, type })));
  switch (schema.type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.integer({ min: schema.minimum ?? -1_000_000, max: schema.maximum ?? 1_000_000 });
    case "number":
      return fc
        .integer({ min: (schema.minimum ?? -9_000) * 100, max: 9_000_000 })
        .map((cents) => cents / 100);
    case "string":
      return textOf(schema);
    case "array":
      return fc.array(arbitraryOf(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 2, 2) });
    case "object":
      return objectOf(schema);
    default:
      throw new Error(`no values for ${JSON.stringify(schema)}`);
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, field]) => [name, arbitraryOf(field)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true });
}

function textOf({ format, pattern, minLength = 0, maxLength = 200 }: JsonSchema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  switch (format) {
    case undefined:
      return fc.string({
        minLength,
        maxLength: Math.max(minLength, Math.min(maxLength, 20)),
        unit: "grapheme-ascii",
      });
    case "uuid":
      return fc.uuid({ version: 4 });
    case "uri":
      return fc.nat().map((n) => `https://cars.example/${n}`);
    case "date":
      return fc
        .integer({ min: 0, max: 40_000 })
        .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
    case "date-time":
      return fc
        .integer({ min: 0, max: 4_000_000_000 })
        .map((second) => new Date(second * 1000).toISOString().replace(".000Z", "-06:00"));
    default:
      throw new Error(`no texts of the format ${format}`);
  }
}
