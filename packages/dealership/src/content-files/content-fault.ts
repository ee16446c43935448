/** What is wrong with a content file: `place` leads to the entry, `line` to the line where it is known. */
export type ContentFault = {
  file: string;
  place: string;
  line: number | null;
  code: string;
};

/**
 * A fault as a line for people.
 *
 * @example describeFault({ file: "en/index.yaml", place: "seo.title", line: null, code: "setting.missing" })
 * // "en/index.yaml, seo.title: setting.missing"
 */
export function describeFault({ file, place, line, code }: ContentFault): string {
  const where = [file, line === null ? "" : `line ${line}`, place].filter(Boolean).join(", ");
  return `${where}: ${code}`;
}
