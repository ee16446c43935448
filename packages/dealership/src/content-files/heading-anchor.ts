/**
 * Derives the anchor id of a heading; repeated headings get a number.
 *
 * @param taken used anchors of the document; the new one is added
 * @example headingAnchor("¿Qué es el enganche?", new Set()) // "que-es-el-enganche"
 */
export function headingAnchor(heading: string, taken: Set<string>): string {
  const plain = heading
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  const base = plain || "section";
  let anchor = base;
  for (let count = 2; taken.has(anchor); count += 1) anchor = `${base}-${count}`;
  taken.add(anchor);
  return anchor;
}
