import { type ExperimentsConfig, parseExperiments } from "./experiments-schema.ts";
import type { ConfigError } from "./schema-errors.ts";

/**
 * Parses and validates the text of a file of experiments (docs/product/experiments.md, "Definitions").
 *
 * @example parseExperimentsFile("{").errors // [{ path: "", code: "json.invalid" }]
 */
export function parseExperimentsFile(
  text: string,
): { ok: true; experiments: ExperimentsConfig } | { ok: false; errors: ConfigError[] } {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return { ok: false, errors: [{ path: "", code: "json.invalid" }] };
  }
  return parseExperiments(input);
}
