import { fail, type Result } from "@forecourt/result";
import { type ExperimentsConfig, parseExperiments } from "./experiments-schema.ts";
import type { ConfigError } from "./schema-errors.ts";

/**
 * Parses and validates the text of a file of experiments (docs/product/experiments.md, "Definitions").
 *
 * @example parseExperimentsFile("{").errors // [{ path: [], code: "json.invalid" }]
 */
export function parseExperimentsFile(text: string): Result<ExperimentsConfig, ConfigError> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return fail("json.invalid");
  }
  return parseExperiments(input);
}
