import { createDefinitionsClient } from "@forecourt/api-clients/experiments";
import {
  createDefinitionsReader,
  type ExperimentDefinition,
  type ExperimentsConfig,
} from "@forecourt/dealership";

/** The page waits for it: a person looks at it. */
const TIMEOUT_MS = 5_000;

export type CurrentDefinitions = {
  /** One whose flag is off is off. */
  experiments: readonly ExperimentDefinition[];
  /** Why these may not be the endpoint's: it failed, or its definitions are wrong. */
  problem: "failed" | "wrong" | null;
};

/**
 * The definitions of experiments: those of the site's endpoint, read when they are needed. The last good ones stay, or
 * the dealership's own. Checks their shape; the site also checks its words and settings.
 *
 * @param own without an endpoint, and until it answers
 * @example await currentDefinitions(dealership.experiments, env.EXPERIMENTS_URL)() // { experiments, problem: null }
 */
export function currentDefinitions(
  own: ExperimentsConfig,
  url: string | undefined,
): () => Promise<CurrentDefinitions> {
  let current: CurrentDefinitions = { experiments: withFlags(own), problem: null };
  if (url === undefined) return async () => current;
  const client = createDefinitionsClient({ url, timeoutMs: TIMEOUT_MS, retries: 0 });
  const read = createDefinitionsReader((etag) => client.load({ etag }));
  return async () => {
    const reading = await read();
    if (reading.kind === "failed") return { ...current, problem: "failed" };
    if (reading.kind === "wrong") current = { ...current, problem: "wrong" };
    if (reading.kind === "read") current = { experiments: withFlags(reading.experiments), problem: null };
    return current;
  };
}

function withFlags({ experiments, flags }: ExperimentsConfig): ExperimentDefinition[] {
  return experiments.map((experiment) =>
    experiment.flag === undefined || flags[experiment.flag] ? experiment : { ...experiment, status: "off" },
  );
}
