import { isRecord } from "../settings/merge-settings.ts";

/** A translation of any part of the content; list entries are matched by `id`. */
export type Translation<T> = T extends readonly (infer Entry)[]
  ? Entry extends { id: string }
    ? readonly (Translation<Omit<Entry, "id">> & { id: string })[]
    : readonly Entry[]
  : T extends object
    ? { [Key in keyof T]?: Translation<T[Key]> | undefined }
    : T;

/** Tells whether every entry of a list has an `id`. */
export function haveIds(list: readonly unknown[]): list is readonly { id: string }[] {
  return list.every((entry) => isRecord(entry) && typeof entry["id"] === "string");
}

function merge(base: unknown, translation: unknown): unknown {
  if (translation === undefined) return base;
  if (Array.isArray(base) && Array.isArray(translation)) {
    if (!haveIds(base) || !haveIds(translation)) return translation;
    return base.map((entry) =>
      merge(
        entry,
        translation.find(({ id }) => id === entry.id),
      ),
    );
  }
  if (!isRecord(base) || !isRecord(translation)) return translation;
  return Object.fromEntries(
    Object.entries(base).map(([key, value]) => [key, merge(value, translation[key])]),
  );
}

/**
 * Merges a translation into the content of the default language. Untranslated texts stay in the default language. Lists
 * with ids keep their entries and order, other lists are replaced. Entries unknown to the default language are ignored.
 *
 * @example localizeContent(en, { pages: { "/": { sections: [{ id: "faqs", title: "Preguntas frecuentes" }] } } })
 */
export function localizeContent<Content>(content: Content, translation: Translation<Content>): Content {
  return merge(content, translation) as Content;
}
