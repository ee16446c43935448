import type { Graph, Thing, WithContext } from "schema-dts";
import { escapeJson } from "./escape-json.ts";

const CONTEXT = "https://schema.org";

/**
 * What a thing is called in schema.org's words; every piece of structured data names this vocabulary.
 *
 * @example withContext<FAQPage>({ "@type": "FAQPage", mainEntity: [] })
 */
export function withContext<T extends Thing>(thing: Exclude<T, string>): WithContext<T> {
  return { "@context": CONTEXT, ...(thing as object) } as WithContext<T>;
}

/** Structured data for search engines. Pictures that are illustrations, and locked prices, never stand in it. */
export function JsonLd<T extends Thing>({ data }: { data: WithContext<T> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeJson(data) }} />;
}

/** Several things of one page, in one piece. */
export function JsonLdGraph({ things }: { things: readonly Thing[] }) {
  const graph: Graph = { "@context": CONTEXT, "@graph": things };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeJson(graph) }} />;
}
