import { readFileSync } from "node:fs";
import { type ExperimentsConfig, parseExperimentsFile } from "@forecourt/dealership";
import { setExperimentsConfig } from "#server/experiments/experiments-config.ts";
import { siteExperimentErrors } from "#server/experiments/site-experiment-errors.ts";
import { WrongSettingsError } from "#server/settings/wrong-settings.ts";

/**
 * Sets the definitions of the file, if there is one. Throws, with what is wrong, when an experiment changes what the
 * site does not have. Reads the content.
 *
 * @param file by default the dealership's own definitions are used
 */
export function requireExperiments(file?: string): void {
  if (file !== undefined) setExperimentsConfig(readDefinitions(file));
  const errors = siteExperimentErrors();
  if (errors.length > 0)
    throw new WrongSettingsError(errors.map(({ path, code }) => `experiments: ${path.join(".")}: ${code}`));
}

function readDefinitions(file: string): ExperimentsConfig {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new WrongSettingsError([`EXPERIMENTS_FILE: ${file} cannot be read`]);
  }
  const parsed = parseExperimentsFile(text);
  if (parsed.ok) return parsed.value;
  throw new WrongSettingsError(
    parsed.errors.map(({ path, code }) => [file, path.join("."), code].filter(Boolean).join(": ")),
  );
}
