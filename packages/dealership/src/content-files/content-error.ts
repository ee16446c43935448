/** An error in a content file: `place` is the path to the entry, `line` is null where it is unknown. */
export type ContentError = {
  file: string;
  place: string;
  line: number | null;
  code: string;
};

/**
 * Formats a content error as one line.
 *
 * @example describeContentError({ file: "en/index.yaml", place: "seo.title", line: null, code: "setting.missing" })
 * // "en/index.yaml, seo.title: setting.missing"
 */
export function describeContentError({ file, place, line, code }: ContentError): string {
  const where = [file, line === null ? "" : `line ${line}`, place].filter(Boolean).join(", ");
  return `${where}: ${code}`;
}
