import type { ErrorPath } from "@forecourt/result";

/** An error in a content file. */
export type ContentError = {
  /** Of the entry in the site's content; empty for the file itself. */
  path: ErrorPath;
  code: string;
  /** Such as `en/index.yaml`. */
  file: string;
  /** Null where it is unknown. */
  line: number | null;
};

/**
 * Formats a content error as one line.
 *
 * @example describeContentError({ path: ["seo", "title"], code: "setting.missing", file: "en/index.yaml", line: null })
 * // "en/index.yaml, seo.title: setting.missing"
 */
export function describeContentError({ path, code, file, line }: ContentError): string {
  const where = [file, line === null ? "" : `line ${line}`, path.join(".")].filter(Boolean).join(", ");
  return `${where}: ${code}`;
}
