import type { ExperimentService } from "#shared/experiments/experiment-service.ts";

/**
 * The page server and Next's bundle each load their own copy of this module. They share state under this symbol.
 */
const SLOT = Symbol.for("forecourt.experiment-service");
type Holder = { [SLOT]?: ExperimentService };

/** The outside experiment service; null without one. */
export function experimentService(): ExperimentService | null {
  return (globalThis as Holder)[SLOT] ?? null;
}

/** Sets the service when the site starts; null removes it. */
export function setExperimentService(service: ExperimentService | null): void {
  if (service) (globalThis as Holder)[SLOT] = service;
  else delete (globalThis as Holder)[SLOT];
}
