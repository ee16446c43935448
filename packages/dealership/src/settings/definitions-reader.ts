import { type ExperimentsConfig, parseExperiments } from "./experiments-schema.ts";
import type { ConfigError } from "./schema-errors.ts";

/** Loads definitions, not validated; null when those of the tag still hold. `createDefinitionsClient` has one. */
type LoadDefinitions = (
  etag: string | null,
) => Promise<
  | { ok: true; value: { definitions: unknown; etag: string | null } | null }
  | { ok: false; errors: readonly [{ code: string }, ...{ code: string }[]] }
>;

/** What a look at the endpoint gave. After everything but `read`, the definitions in use stay. */
export type DefinitionsReading =
  | { kind: "read"; experiments: ExperimentsConfig }
  | { kind: "unchanged" }
  | { kind: "wrong"; errors: readonly ConfigError[] }
  | { kind: "failed"; code: string };

/**
 * Reads the definitions of experiments from an endpoint, again and again. Wrong definitions are reported once: the
 * reader remembers their tag too.
 *
 * @param check what is wrong with valid definitions for this site
 * @example
 * const read = createDefinitionsReader((etag) => client.load({ etag }), siteExperimentErrors);
 * await read(); // { kind: "read", experiments }
 * await read(); // { kind: "unchanged" }
 */
export function createDefinitionsReader(
  load: LoadDefinitions,
  check: (experiments: ExperimentsConfig) => readonly ConfigError[] = () => [],
): () => Promise<DefinitionsReading> {
  let known: string | null = null;
  return async () => {
    const loaded = await load(known);
    if (!loaded.ok) return { kind: "failed", code: loaded.errors[0].code };
    if (loaded.value === null) return { kind: "unchanged" };
    const { definitions, etag } = loaded.value;
    known = etag;
    const parsed = parseExperiments(definitions);
    const errors = parsed.ok ? check(parsed.experiments) : parsed.errors;
    if (!parsed.ok || errors.length > 0) return { kind: "wrong", errors };
    return { kind: "read", experiments: parsed.experiments };
  };
}
