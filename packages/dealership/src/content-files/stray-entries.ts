/**
 * Places of a translation that the default language does not have: a key or an entry's id with a slip in it would be
 * left out without a word.
 *
 * @returns paths with dots, `sections.faqs.title`
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function haveIds(list: readonly unknown[]): list is readonly { id: string }[] {
  return list.every((entry) => isRecord(entry) && typeof entry["id"] === "string");
}
