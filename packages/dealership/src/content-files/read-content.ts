import { type ErrorPath, type Result, resultOf } from "@forecourt/result";
import { localizeContent } from "../content/localize-content.ts";
import { type SiteContent, siteContentSchema } from "../content/site-content-schema.ts";
import { schemaErrors } from "../settings/schema-errors.ts";
import type { ContentError } from "./content-error.ts";
import { type FileAddress, fileAddress } from "./file-address.ts";
import { fileEntry } from "./file-entry.ts";
import { unknownEntries } from "./unknown-entries.ts";

/** File contents by path, such as `en/our-company/careers.yaml`; the first folder is the language. */
export type ContentFiles = Readonly<Record<string, string>>;

export type ContentResult<Language extends string> = Result<Record<Language, SiteContent>, ContentError>;

type RawContent = Record<string, Record<string, unknown>>;
type RawLanguage = { content: RawContent; fileOf: Map<string, string>; errors: ContentError[] };

/** Only translations translate the data: the data is written in the default language. */
const NO_TRANSLATIONS = { offers: {}, staff: {}, reviews: {}, stores: {} };

/**
 * Parses a site's content files. Other languages are merged into the first, then each language is validated as a whole.
 * Every error names its file.
 *
 * @param languages the default language first
 * @example readContent({ "en/index.yaml": "key: index\n…", "es/index.yaml": "seo:\n…" }, ["en", "es"])
 */
export function readContent<Language extends string>(
  files: ContentFiles,
  languages: readonly [Language, ...Language[]],
): ContentResult<Language> {
  const raw = new Map(languages.map((language) => [language, readLanguage(files, language)]));
  const base = raw.get(languages[0])!;
  const errors = [...raw.values()].flatMap((language) => language.errors);
  const content = {} as Record<Language, SiteContent>;
  for (const [language, own] of raw) {
    const isBase = own === base;
    const merged = isBase ? base.content : localizeContent(base.content, own.content);
    const whole = { ...merged, dataTranslations: { ...NO_TRANSLATIONS, ...own.content["dataTranslations"] } };
    const fileAt = (path: ErrorPath) => fileOf(path, own) ?? fileOf(path, base) ?? language;
    if (!isBase) {
      const { dataTranslations: _, ...translated } = own.content;
      for (const path of unknownEntries(base.content, translated)) {
        errors.push({ path, code: "translation.unknown-entry", file: fileAt(path), line: null });
      }
    }
    const parsed = siteContentSchema.safeParse(whole);
    if (parsed.success) content[language] = parsed.data;
    else {
      for (const { path, code } of schemaErrors(parsed.error.issues, whole)) {
        errors.push({ path, code, file: fileAt(path), line: null });
      }
    }
  }
  return resultOf(errors, () => content);
}

function readLanguage(files: ContentFiles, language: string): RawLanguage {
  const content: RawContent = { pages: {}, articles: {}, articleCategories: {}, authors: {} };
  const fileOf = new Map<string, string>();
  const errors: ContentError[] = [];
  for (const [file, text] of Object.entries(files)) {
    const address = file.startsWith(`${language}/`) ? fileAddress(file.slice(language.length + 1)) : null;
    if (!address) continue;
    const entry = fileEntry(file, address, text);
    errors.push(...entry.errors);
    if (entry.value === undefined) continue;
    const [part, key] = placeOf(address);
    fileOf.set(key === null ? part : `${part} ${key}`, file);
    if (key === null) content[part] = entry.value as Record<string, unknown>;
    else content[part] = { ...content[part], [key]: entry.value };
  }
  return { content, fileOf, errors };
}

/** Maps a file's address to its place in the content: a part of its own, or an entry of a record. */
function placeOf(address: FileAddress): [part: string, key: string | null] {
  switch (address.kind) {
    case "part":
      return [address.name, null];
    case "author":
      return ["authors", address.slug];
    case "article":
      return ["articles", address.path];
    case "category":
      return ["articleCategories", address.path];
    default:
      return ["pages", address.path];
  }
}

function fileOf([part = "", key = ""]: ErrorPath, { fileOf: known }: RawLanguage): string | undefined {
  return known.get(`${String(part)} ${String(key)}`) ?? known.get(String(part));
}
