import type { AdfDocument } from "../adf-document.ts";
import { buildAdf } from "../build-adf.ts";

/** The XML of a document that the builder must not refuse. */
export function builtXml(document: AdfDocument): string {
  const build = buildAdf(document);
  if (!build.ok) throw new Error(JSON.stringify(build.errors));
  return build.value;
}
