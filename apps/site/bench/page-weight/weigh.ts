import { brotliCompressSync } from "node:zlib";
import { parseDocument } from "htmlparser2";
import type { PageWeight } from "./weight-limits.ts";

type Parsed = ReturnType<typeof parseDocument> | ReturnType<typeof parseDocument>["children"][number];

export function weighPage(html: Buffer): PageWeight {
  return {
    elements: elementsIn(parseDocument(html.toString())),
    html: kB(html.length),
    htmlBrotli: kB(brotliCompressSync(html).length),
  };
}

function elementsIn(node: Parsed): number {
  const children = "children" in node ? node.children : [];
  return ("attribs" in node ? 1 : 0) + children.reduce((sum, child) => sum + elementsIn(child), 0);
}

/** Styles by brotli, and fonts, which are compressed already. */
export function weighFiles(files: ReadonlyMap<string, Buffer>): { styles: number; font: number } {
  const total = (extension: string, size: (bytes: Buffer) => number) =>
    kB([...files].reduce((sum, [name, bytes]) => sum + (name.endsWith(extension) ? size(bytes) : 0), 0));
  return {
    styles: total(".css", (bytes) => brotliCompressSync(bytes).length),
    font: total(".woff2", (bytes) => bytes.length),
  };
}

/** The addresses of the styles and fonts that a page links to. */
export function linkedFiles(html: Buffer): string[] {
  return [...html.toString().matchAll(/href="([^"]+\.(?:css|woff2))[^"]*"/g)].map(([, file = ""]) => file);
}

function kB(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
