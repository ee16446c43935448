import type { ErrorPath } from "@forecourt/result";
import * as z from "zod";
import type { ConfigError } from "./schema-errors.ts";

export type Check = (settings: unknown) => ConfigError[];

/** Creates a check that parses only the settings it needs: one error does not hide another. */
export function check<Needs extends z.ZodType>(
  needs: Needs,
  conflicts: (settings: z.output<Needs>) => ConfigError[],
): Check {
  return (settings) => {
    const read = needs.safeParse(settings);
    // The schema reports what cannot be parsed.
    return read.success ? conflicts(read.data) : [];
  };
}

/** An entry that is found by its id. */
export const named = z.looseObject({ id: z.string() });

/** Reports every entry whose id occurred before. */
export function repeated(entries: readonly { id: string; path: ErrorPath }[], code: string): ConfigError[] {
  return entries
    .filter(({ id }, index) => entries.findIndex((entry) => entry.id === id) < index)
    .map(({ path }) => ({ path, code }));
}
