import { createHash } from "node:crypto";
import { type ExperimentDefinition, type ExperimentsConfig, parseExperiments } from "@forecourt/dealership";
import { source } from "../dealership.ts";
import { WrongSettingsError } from "../settings/wrong-settings.ts";

const own = parseExperiments(source.experiments);
if (!own.ok)
  throw new WrongSettingsError(own.errors.map(({ path, code }) => `experiments: ${path.join(".")}: ${code}`));
const ownExperiments = own.value;

/**
 * The page server and Next's bundle each load their own copy of this module; they share state under this symbol.
 */
const SLOT = Symbol.for("forecourt.experiments-config");
type Holder = { [SLOT]?: { config: ExperimentsConfig; version: string } };

/** The current definitions: the dealership's own, unless they were replaced. */
export function experimentsConfig(): ExperimentsConfig {
  return (globalThis as Holder)[SLOT]?.config ?? ownExperiments;
}

/**
 * The version of the current definitions: a hash, so that every process of a site has the same. Empty for the
 * dealership's own, which change with the build.
 *
 * @example definitionsVersion() // "3f9c01ab", or ""
 */
export function definitionsVersion(): string {
  return (globalThis as Holder)[SLOT]?.version ?? "";
}

/**
 * Replaces the definitions of the process; null restores the dealership's own. What depends on them follows their
 * version (`definitionsVersion`).
 *
 * @returns false when these are the current definitions
 */
export function setExperimentsConfig(config: ExperimentsConfig | null): boolean {
  const before = definitionsVersion();
  const version = config ? versionOf(config) : "";
  if (version === before) return false;
  if (config && version !== "") (globalThis as Holder)[SLOT] = { config, version };
  else delete (globalThis as Holder)[SLOT];
  return true;
}

function versionOf(config: ExperimentsConfig): string {
  const text = JSON.stringify(config);
  if (text === JSON.stringify(ownExperiments)) return "";
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
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
