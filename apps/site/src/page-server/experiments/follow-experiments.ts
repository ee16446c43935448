import type { ConfigError, DefinitionsReading } from "@forecourt/dealership";
import { setExperimentsConfig } from "#server/experiments/experiments-config.ts";

/** Enough to correct a definition by; an endpoint that answers something else has thousands. */
const MOST_LOGGED = 20;

type FollowOptions = {
  /** From `createDefinitionsReader`. */
  read: () => Promise<DefinitionsReading>;
  /** The definitions were replaced. */
  onChange: () => void;
  /** The definitions in use stay; codes and places, no texts. */
  onProblem: (problem: { codes: readonly string[] }) => void;
};

/**
 * Reads the definitions of experiments once. New ones replace those in use; wrong or missing ones do not.
 *
 * @example await refreshExperiments({ read, onChange, onProblem })
 */
export async function refreshExperiments({ read, onChange, onProblem }: FollowOptions): Promise<void> {
  const reading = await read();
  switch (reading.kind) {
    case "read":
      if (setExperimentsConfig(reading.experiments)) onChange();
      return;
    case "unchanged":
      return;
    case "wrong":
      return onProblem({ codes: reading.errors.slice(0, MOST_LOGGED).map(placeAndCode) });
    case "failed":
      return onProblem({ codes: [reading.code] });
  }
}

/**
 * Reads the definitions now and again and again until stopped.
 *
 * @param everyMs the time between two looks
 * @param wait waits between two looks; returns early when the signal aborts
 * @returns `first` resolves after the first look
 */
export function followExperiments(
  options: FollowOptions & {
    wait: (ms: number, signal: AbortSignal) => Promise<void>;
    /** A bug. */
    onError: (error: unknown) => void;
    everyMs: number;
    signal: AbortSignal;
  },
): { first: Promise<void> } {
  const { wait, everyMs, signal } = options;
  // Whatever an endpoint answers, the site goes on.
  const refresh = () => refreshExperiments(options).catch(options.onError);
  const first = refresh();
  const follow = async () => {
    await first;
    for (;;) {
      await wait(everyMs, signal);
      if (signal.aborted) return;
      await refresh();
    }
  };
  void follow();
  return { first };
}

function placeAndCode({ path, code }: ConfigError): string {
  return path.length === 0 ? code : `${path.join(".")}: ${code}`;
}
