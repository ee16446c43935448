import type { StandardSchemaV1 } from "@standard-schema/spec";
import type { Result, ResultError } from "./result.ts";

/**
 * A Standard Schema of a parser. An interface keeps its name in the declarations of packages that export a schema. They
 * need no dependency on `@standard-schema/spec`.
 */
export interface ParserSchema<Value> extends StandardSchemaV1<unknown, Value> {}

/**
 * Makes a Standard Schema (https://standardschema.dev) of a parser, so that form libraries accept it.
 *
 * An issue's `message` is the error's code; its `path`, `code` and further fields are those of the error.
 *
 * @param parse must accept any value and never throw
 * @example const moneySchema = standardSchema(parseMoney);
 */
export function standardSchema<Value, Err extends ResultError>(
  parse: (input: unknown) => Result<Value, Err>,
): ParserSchema<Value> {
  return {
    "~standard": {
      version: 1,
      vendor: "forecourt",
      validate(input) {
        const result = parse(input);
        if (result.ok) return { value: result.value };
        return { issues: result.errors.map((error) => ({ ...error, message: error.code })) };
      },
    },
  };
}
