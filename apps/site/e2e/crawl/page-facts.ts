import { attribute, unescapeHtml } from "./page-links.ts";

/** Facts from a page's head and structured data. */
export type PageFacts = {
  lang: string;
  title: string;
  description: string;
  headings: number;
  /** Whether search engines may index it. */
  isListed: boolean;
  canonical: string;
  /** Addresses by language. */
  alternates: Record<string, string>;
  /** Addresses of scripts, styles, images and fonts. */
  loads: string[];
  structuredData: string[];
};

/** Extracts the facts from HTML, as a crawler without scripts would. */
export function pageFacts(html: string): PageFacts {
  const tags = [...html.matchAll(/<(link|meta|script|img|source|iframe|video|object|embed)\b([^>]*)>/g)];
  const rel = (wanted: string) =>
    tags.filter(([, tag, own = ""]) => tag === "link" && attribute(own, "rel")?.split(" ").includes(wanted));
  const meta = (name: string) =>
    tags.find(([, tag, own = ""]) => tag === "meta" && attribute(own, "name") === name)?.[2] ?? "";
  const links = rel("alternate").flatMap(([, , own = ""]) => {
    const language = attribute(own, "hreflang");
    return language === null ? [] : [[language, attribute(own, "href") ?? ""]];
  });
  return {
    lang: attribute(/<html\b([^>]*)>/.exec(html)?.[1] ?? "", "lang") ?? "",
    title: unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    description: attribute(meta("description"), "content") ?? "",
    isListed: !/noindex/.test(attribute(meta("robots"), "content") ?? ""),
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
    canonical: attribute(rel("canonical")[0]?.[2] ?? "", "href") ?? "",
    alternates: Object.fromEntries(links),
    loads: tags.flatMap(([, tag, own = ""]) => {
      if (tag === "link" && !/\b(stylesheet|preload|icon|modulepreload|prefetch|preconnect)\b/.test(own))
        return [];
      const one = attribute(own, tag === "link" ? "href" : "src");
      const set = attribute(own, tag === "link" ? "imagesrcset" : "srcset") ?? "";
      return [one, ...set.split(",").map((entry) => entry.trim().split(" ")[0] ?? "")].filter(
        (address): address is string => Boolean(address),
      );
    }),
    structuredData: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json = ""]) => json,
    ),
  };
}
