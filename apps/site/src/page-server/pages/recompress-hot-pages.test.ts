import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { encodeBody } from "../http/encodings.ts";
import type { FinishedPage } from "./page-cache.ts";
import { createTightPacker } from "./recompress-hot-pages.ts";

const html = Array.from(
  { length: 900 },
  (_, at) => `<li>${(at * 7919) % 997} miles at $${at * 31}</li>`,
).join("");
const page = async (): Promise<FinishedPage> => ({
  status: 200,
  headers: {},
  etag: "a",
  body: await encodeBody(Buffer.from(html)),
});

test("a page is the same in fewer bytes, and is packed so once", async () => {
  const pack = createTightPacker();
  const seen = await page();
  const before = seen.body;
  await pack(seen);
  expect(seen.body.br.length).toBeLessThan(before.br.length);
  expect(seen.body.gzip).toBe(before.gzip);
  expect(brotliDecompressSync(seen.body.br).toString()).toBe(html);

  const tight = seen.body;
  await pack(seen);
  expect(seen.body).toBe(tight);
});

test("one page at a time; another is packed when it is asked for again", async () => {
  const pack = createTightPacker();
  const [first, second] = [await page(), await page()];
  const loose = second.body;
  const packing = pack(first);
  await pack(second);
  expect(second.body).toBe(loose);
  await packing;
  await pack(second);
  expect(second.body.br).toEqual(first.body.br);
});
