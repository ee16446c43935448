import { type ExperimentDefinition, type ExperimentsConfig, parseExperiments } from "@forecourt/dealership";
import { source } from "../dealership.ts";
import { WrongSettingsError } from "../settings/wrong-settings.ts";

const own = parseExperiments(source.experiments);
if (!own.ok)
  throw new WrongSettingsError(own.errors.map(({ path, code }) => `experiments: ${path}: ${code}`));
const ownExperiments = own.experiments;

/**
 * The page server and Next's bundle each load their own copy of this module; they share state under this symbol.
 */
const SLOT = Symbol.for("forecourt.experiments-config");
type Holder = { [SLOT]?: ExperimentsConfig };

/** The current definitions: the dealership's own, unless they were replaced. */
export function experimentsConfig(): ExperimentsConfig {
  return (globalThis as Holder)[SLOT] ?? ownExperiments;
}

/** Replaces the definitions of the process; null restores the dealership's own. */
export function setExperimentsConfig(config: ExperimentsConfig | null): void {
  if (config) (globalThis as Holder)[SLOT] = config;
  else delete (globalThis as Holder)[SLOT];
}

/**
 * The experiments that run now: those that are not off, and whose flag is on.
 *
 * @example runningExperiments().map(({ name }) => name) // ["home-hero-order", "vehicle-call-to-action"]
 */
export function runningExperiments(config = experimentsConfig()): ExperimentDefinition[] {
  return config.experiments.filter(
    ({ status, flag }) => status === "running" && (flag === undefined || config.flags[flag] === true),
  );
}
