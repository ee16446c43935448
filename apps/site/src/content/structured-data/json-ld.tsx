import type { Thing, WithContext } from "schema-dts";
import { escapeJson } from "./escape-json.ts";

/** What a thing is called in schema.org's words; every piece of structured data names this vocabulary. */
export function withContext<T extends Thing>(thing: Exclude<T, string>): WithContext<T> {
  return { "@context": "https://schema.org", ...(thing as object) } as WithContext<T>;
}

/** Structured data for search engines. Pictures that are illustrations, and locked prices, never stand in it. */
export function JsonLd<T extends Thing>({ data }: { data: WithContext<T> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeJson(data) }} />;
}
