import { brotliCompressSync } from "node:zlib";
import { parseDocument } from "htmlparser2";
import { firstVehiclePath } from "../bench/page-kinds.ts";
import { expect, productUrl, test } from "./product/test.ts";

type Weight = {
  /** Elements of the HTML, before any script. */
  elements: number;
  /** The HTML in kB of 1,000 bytes, as written and by brotli. */
  html: number;
  htmlBrotli: number;
};

/** The most that a page may weigh (docs/product/performance.md, "How the goals are met"). */
const LIMITS: Record<string, Weight> = {
  home: { elements: 1190, html: 108, htmlBrotli: 17.8 },
  list: { elements: 1650, html: 127, htmlBrotli: 17.6 },
  vehicle: { elements: 1080, html: 98, htmlBrotli: 15.5 },
  financing: { elements: 890, html: 83, htmlBrotli: 13 },
  article: { elements: 530, html: 47, htmlBrotli: 9.5 },
};
/** The most that all pages together load, in kB of 1,000 bytes: styles by brotli, and the font file. */
const STYLES_BROTLI = 19.2;
const FONT = 22;

const kB = (bytes: number) => Math.round(bytes / 100) / 10;

type Parsed = ReturnType<typeof parseDocument> | ReturnType<typeof parseDocument>["children"][number];

function elementsIn(node: Parsed): number {
  const children = "children" in node ? node.children : [];
  return ("attribs" in node ? 1 : 0) + children.reduce((sum, child) => sum + elementsIn(child), 0);
}

async function body(path: string): Promise<Buffer> {
  const answer = await fetch(new URL(path, productUrl()));
  expect(answer.status, path).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

test("pages, styles and font are within their weight", async () => {
  const paths: Record<string, string> = {
    home: "/",
    list: "/cars-for-sale",
    vehicle: await firstVehiclePath(productUrl()),
    financing: "/auto-financing",
    article: "/shopping-guides/financing/lease-or-finance",
  };
  const linked = new Set<string>();
  for (const [name, path] of Object.entries(paths)) {
    const html = await body(path);
    const text = html.toString();
    const weight: Weight = {
      elements: elementsIn(parseDocument(text)),
      html: kB(html.length),
      htmlBrotli: kB(brotliCompressSync(html).length),
    };
    for (const [measure, value] of Object.entries(weight)) {
      expect.soft(value, `${name}: ${measure}`).toBeLessThanOrEqual(LIMITS[name]![measure as keyof Weight]);
    }
    for (const [, file = ""] of text.matchAll(/href="([^"]+\.(?:css|woff2))[^"]*"/g)) linked.add(file);
  }
  const files = await Promise.all([...linked].map(async (file) => ({ file, bytes: await body(file) })));
  const sum = (kind: string, size: (bytes: Buffer) => number) =>
    kB(files.reduce((total, { file, bytes }) => total + (file.endsWith(kind) ? size(bytes) : 0), 0));
  const [styles, font] = [
    sum(".css", (bytes) => brotliCompressSync(bytes).length),
    sum(".woff2", (bytes) => bytes.length),
  ];
  expect(styles).toBeGreaterThan(1);
  expect(font).toBeGreaterThan(1);
  expect.soft(styles, "styles").toBeLessThanOrEqual(STYLES_BROTLI);
  expect.soft(font, "font").toBeLessThanOrEqual(FONT);
});
