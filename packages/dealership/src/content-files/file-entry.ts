import type { ContentError } from "./content-error.ts";
import type { FileAddress } from "./file-address.ts";
import { readDocument } from "./read-document.ts";
import { readYaml } from "./read-yaml.ts";

/** A file's parsed content and the errors of the file itself. */
export type FileEntry = { value: unknown; errors: ContentError[] };

/** Parses one file into its entry of the site's content. */
export function fileEntry(file: string, address: FileAddress, text: string): FileEntry {
  if (!file.endsWith(".md")) {
    const result = readYaml(text);
    if (result.ok) return { value: result.value ?? {}, errors: [] };
    return { value: undefined, errors: result.errors.map((error) => ({ ...error, file })) };
  }
  const { head, blocks, errors } = readDocument(text);
  const value = address.kind === "article" ? { ...head, blocks } : documentPage(head, blocks);
  return { value, errors: errors.map(({ line, code }) => ({ path: [], code, file, line })) };
}

/** Converts a Markdown file outside the articles to a page with one section; translations omit unchanged fields. */
function documentPage(
  { title, text, description, ...rest }: Record<string, unknown>,
  blocks: readonly unknown[],
): unknown {
  const own = "key" in rest ? { layout: "default-template", ...rest } : rest;
  return {
    ...own,
    seo: { title: `${String(title)} | {dealership}`, description },
    heading: { title, text },
    sections: [{ ...("key" in rest && { kind: "document" }), id: "document", blocks }],
  };
}
