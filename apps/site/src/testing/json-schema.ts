/** The part of JSON Schema that the API document uses. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  description?: string;
};

/** The schema with all references inlined. */
export function inlined(schema: JsonSchema, named: Record<string, JsonSchema>): JsonSchema {
  const inner = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map(inner);
    const { $ref, ...rest } = value as JsonSchema;
    const target = $ref === undefined ? {} : named[$ref.split("/").at(-1) ?? ""];
    if (target === undefined) throw new Error(`no such schema: ${$ref}`);
    return Object.fromEntries(
      Object.entries({ ...target, ...rest }).map(([key, item]) => [key, inner(item)]),
    );
  };
  return inner(schema) as JsonSchema;
}

/**
 * A normalized schema: choices as one flat `anyOf`, and without what the document leaves out: JavaScript's number
 * bounds and the patterns of formats.
 */
export function comparableSchema(schema: unknown): unknown {
  if (typeof schema !== "object" || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(comparableSchema);
  const { type, anyOf, ...rest } = schema as JsonSchema;
  const choices = Array.isArray(type) ? type.map((one) => ({ type: one })) : anyOf;
  const plain = Object.entries(rest).filter(
    ([key, value]) =>
      !key.startsWith("$") &&
      Math.abs(value as number) !== Number.MAX_SAFE_INTEGER &&
      !(key === "pattern" && rest.format !== undefined),
  );
  return {
    ...Object.fromEntries(plain.map(([key, value]) => [key, comparableSchema(value)])),
    ...(typeof type === "string" && { type }),
    ...(choices && { anyOf: flat(choices).map(comparableSchema) }),
  };
}

/** Flattens nested choices. */
function flat(choices: JsonSchema[]): JsonSchema[] {
  return choices.flatMap((choice) => {
    if (Object.keys(choice).length > 1) return [choice];
    if (Array.isArray(choice.type)) return choice.type.map((type) => ({ type }));
    return choice.anyOf ? flat(choice.anyOf) : [choice];
  });
}
