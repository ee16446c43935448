import { readFileSync } from "node:fs";
import { type ExperimentsConfig, parseExperimentsFile } from "@forecourt/dealership";
import { setExperimentsConfig } from "#server/experiments/experiments-config.ts";
import { siteExperimentErrors } from "#server/experiments/site-experiment-errors.ts";

/** EX_CONFIG of sysexits.h: a restart would not help. */
const EXIT_CONFIG = 78;

/**
 * Sets the definitions of the file, if there is one. Ends the process, with what is wrong, when an experiment changes
 * what the site does not have. Reads the content.
 *
 * @param file by default the dealership's own definitions are used
 */
export function requireExperiments(file?: string): void {
  const { own, lines } = file === undefined ? { own: null, lines: [] } : readOwn(file);
  if (own) setExperimentsConfig(own);
  const errors = siteExperimentErrors().map(({ path, code }) => `experiments: ${path}: ${code}`);
  const wrong = [...lines, ...errors];
  if (wrong.length === 0) return;
  const listed = wrong.map((line) => `  ${line}`).join("\n");
  process.stderr.write(`forecourt/site: the dealership's settings are wrong:\n${listed}\n`);
  process.exit(EXIT_CONFIG);
}

function readOwn(file: string): { own: ExperimentsConfig | null; lines: string[] } {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return { own: null, lines: [`EXPERIMENTS_FILE: ${file} cannot be read`] };
  }
  const parsed = parseExperimentsFile(text);
  if (parsed.ok) return { own: parsed.experiments, lines: [] };
  const lines = parsed.errors.map(({ path, code }) => [file, path, code].filter(Boolean).join(": "));
  return { own: null, lines };
}
