/** A translation: any part of the content may be missing, and list entries are found by their `id`. */
export type Translation<T> = T extends readonly (infer Entry)[]
  ? Entry extends { id: string }
    ? readonly (Translation<Omit<Entry, "id">> & { id: string })[]
    : readonly Entry[]
  : T extends object
    ? { [Key in keyof T]?: Translation<T[Key]> | undefined }
    : T;

type WithId = { id: string };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function haveIds(list: readonly unknown[]): list is readonly WithId[] {
  return list.every((entry) => isRecord(entry) && typeof entry["id"] === "string");
}

function lay(under: unknown, over: unknown): unknown {
  if (over === undefined) return under;
  if (Array.isArray(under) && Array.isArray(over)) {
    if (!haveIds(under) || !haveIds(over)) return over;
    return under.map((entry) =>
      lay(
        entry,
        over.find(({ id }) => id === entry.id),
      ),
    );
  }
  if (!isRecord(under) || !isRecord(over)) return over;
  return Object.fromEntries(Object.entries(under).map(([key, value]) => [key, lay(value, over[key])]));
}

/**
 * Lays a translation over the content of the default language. What is not translated stays in the default language;
 * lists whose entries have ids keep their entries and order, other lists are replaced; what the default language does
 * not have is left out.
 *
 * @example localizeContent(en, { pages: { "/": { sections: [{ id: "faqs", title: "Preguntas frecuentes" }] } } })
 */
export function localizeContent<Content>(content: Content, translation: Translation<Content>): Content {
  return lay(content, translation) as Content;
}
