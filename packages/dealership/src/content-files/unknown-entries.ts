import { haveIds } from "../content/localize-content.ts";
import { isRecord } from "../settings/merge-settings.ts";

/**
 * Finds a translation's paths that the default language lacks, such as misspelt keys. The merge would ignore them.
 *
 * @returns paths such as `["sections", "faqs", "title"]`
 */
export function unknownEntries(
  base: unknown,
  translation: unknown,
  path: readonly string[] = [],
): (readonly string[])[] {
  if (translation === undefined) return [];
  if (base === undefined) return [path];
  if (Array.isArray(base) && Array.isArray(translation)) {
    if (!haveIds(base) || !haveIds(translation)) return [];
    return translation.flatMap((entry) =>
      unknownEntries(
        base.find(({ id }) => id === entry.id),
        entry,
        [...path, entry.id],
      ),
    );
  }
  if (!isRecord(base) || !isRecord(translation)) return [];
  return Object.entries(translation).flatMap(([key, value]) =>
    unknownEntries(base[key], value, [...path, key]),
  );
}
