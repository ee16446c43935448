import { siteExperimentErrors } from "#server/experiments/site-experiment-errors.ts";
import { WrongSettingsError } from "#server/settings/wrong-settings.ts";

/** Throws, with what is wrong, when an experiment changes what the site does not have. Reads the content. */
export function requireExperiments(): void {
  const errors = siteExperimentErrors();
  if (errors.length > 0)
    throw new WrongSettingsError(errors.map(({ path, code }) => `experiments: ${path}: ${code}`));
}
