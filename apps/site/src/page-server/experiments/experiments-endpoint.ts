import { setTimeout as sleep } from "node:timers/promises";
import { createDefinitionsClient } from "@forecourt/api-clients/experiments";
import { errorCode, errorFrames } from "@forecourt/database";
import { createDefinitionsReader, type DefinitionsReading } from "@forecourt/dealership";
import type { Logger } from "pino";
import { definitionsVersion } from "#server/experiments/experiments-config.ts";
import { siteExperimentErrors } from "#server/experiments/site-experiment-errors.ts";
import { followExperiments } from "./follow-experiments.ts";

/**
 * Reads the definitions of experiments at an endpoint, and checks them for this site. Reads the content.
 *
 * @param transport by default the platform's fetch, 10 seconds, two retries
 * @example await readExperimentsAt("https://config.example/experiments.json")() // { kind: "read", experiments }
 */
export function readExperimentsAt(
  url: string,
  transport: Omit<Parameters<typeof createDefinitionsClient>[0], "url"> = {},
): () => Promise<DefinitionsReading> {
  const client = createDefinitionsClient({ url, ...transport });
  return createDefinitionsReader((etag) => client.load({ etag }), siteExperimentErrors);
}

/**
 * Follows the endpoint until the signal aborts, and logs what happens.
 *
 * @example const { first } = followExperimentsAt(url, { everyMs: 60_000, log, onChange: prerender, signal })
 */
export function followExperimentsAt(
  url: string,
  { log, onChange, ...pace }: { everyMs: number; log: Logger; onChange: () => void; signal: AbortSignal },
): { first: Promise<void> } {
  return followExperiments({
    read: readExperimentsAt(url),
    onChange() {
      log.info({ definitions: definitionsVersion() }, "new definitions of experiments");
      onChange();
    },
    onProblem: (problem) => log.error(problem, "definitions of experiments are refused; those in use stay"),
    onError: (error) =>
      log.error({ code: errorCode(error), frames: errorFrames(error) }, "definitions could not be checked"),
    wait: (ms, until) => sleep(ms, undefined, { signal: until, ref: false }).catch(() => {}),
    ...pace,
  });
}
