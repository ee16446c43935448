import type { Graph, Thing, WithContext } from "schema-dts";
import { escapeJson } from "./escape-json.ts";

const CONTEXT = "https://schema.org";

/**
 * Adds the schema.org context, which every JSON-LD object needs.
 *
 * @example withContext<FAQPage>({ "@type": "FAQPage", mainEntity: [] })
 */
export function withContext<T extends Thing>(thing: Exclude<T, string>): WithContext<T> {
  return { "@context": CONTEXT, ...(thing as object) } as WithContext<T>;
}

/** A JSON-LD script. The data must not contain illustrations or locked prices. */
export function JsonLd<T extends Thing>({ data }: { data: WithContext<T> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeJson(data) }} />;
}

/** Several JSON-LD objects in one script. */
export function JsonLdGraph({ things }: { things: readonly Thing[] }) {
  const graph: Graph = { "@context": CONTEXT, "@graph": things };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeJson(graph) }} />;
}
