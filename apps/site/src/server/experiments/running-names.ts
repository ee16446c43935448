import { experimentService } from "./experiment-service.ts";
import { experimentsConfig, runningExperiments } from "./experiments-config.ts";

/**
 * The names of the running experiments, of the site and of the outside service.
 *
 * @example runningNames() // ["home-hero-order", "vehicle-call-to-action"]
 */
export function runningNames(): string[] {
  const names = runningExperiments().map(({ name }) => name);
  return experimentService() ? [...names, ...(experimentsConfig().service ?? [])] : names;
}
