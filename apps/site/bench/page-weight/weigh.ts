import { brotliCompressSync, gzipSync } from "node:zlib";
import { parseDocument } from "htmlparser2";
import type { PageWeight } from "./weight-limits.ts";

type Parsed = ReturnType<typeof parseDocument> | ReturnType<typeof parseDocument>["children"][number];

/** Weighs a page; `files` has the files that it names. */
export function weighPage(html: Buffer, files: ReadonlyMap<string, Buffer>): PageWeight {
  const scripts = linkedFiles(html).filter((name) => name.endsWith(".js"));
  const text = withFixedNames(html.toString());
  return {
    elements: elementsIn(parseDocument(text)),
    html: kB(Buffer.byteLength(text)),
    htmlBrotli: kB(brotliCompressSync(text).length),
    scripts: kB(scripts.reduce((sum, name) => sum + gzipSync(files.get(name)!, { level: 9 }).length, 0)),
  };
}

/** Replaces the port and the names of page data. They differ in each start, and so would the compressed size. */
function withFixedNames(html: string): string {
  return html
    .replaceAll(/\bhttp:\/\/localhost:\d+/g, "http://localhost:3000")
    .replaceAll(/\/page-data\/[\w-]+/g, "/page-data/AAAAAAAAAAAAAAAAAAAAAA");
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

/** The addresses of the styles, fonts and deferred scripts that a page names. */
export function linkedFiles(html: Buffer): string[] {
  const names = html.toString().matchAll(/(?:href|data-src)="([^"]+\.(?:css|woff2|js))[^"]*"/g);
  return [...names].map(([, file = ""]) => file);
}

function kB(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
