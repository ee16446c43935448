import { siteExperimentErrors } from "#server/experiments/site-experiment-errors.ts";

/** EX_CONFIG of sysexits.h: a restart would not help. */
const EXIT_CONFIG = 78;

/** Ends the process, with what is wrong, when an experiment changes what the site does not have. Reads the content. */
export function requireExperiments(): void {
  const errors = siteExperimentErrors();
  if (errors.length === 0) return;
  const lines = errors.map(({ path, code }) => `  experiments: ${path}: ${code}`);
  process.stderr.write(`forecourt/site: the dealership's settings are wrong:\n${lines.join("\n")}\n`);
  process.exit(EXIT_CONFIG);
}
