import { haveIds } from "../content/localize-content.ts";
import { isRecord } from "../settings/merge-settings.ts";

/**
 * Finds the paths of a translation that the default language does not have, such as misspelt keys or ids. The merge
 * would ignore them silently.
 *
 * @returns dotted paths such as `sections.faqs.title`
 */
export function strayEntries(base: unknown, translation: unknown, path: readonly string[] = []): string[] {
  if (translation === undefined) return [];
  if (base === undefined) return [path.join(".")];
  if (Array.isArray(base) && Array.isArray(translation)) {
    if (!haveIds(base) || !haveIds(translation)) return [];
    return translation.flatMap((entry) =>
      strayEntries(
        base.find(({ id }) => id === entry.id),
        entry,
        [...path, entry.id],
      ),
    );
  }
  if (!isRecord(base) || !isRecord(translation)) return [];
  return Object.entries(translation).flatMap(([key, value]) =>
    strayEntries(base[key], value, [...path, key]),
  );
}
