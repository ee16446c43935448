import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { encodeBody } from "../http/encodings.ts";
import type { FinishedPage } from "./page-cache.ts";
import { createRecompressor } from "./recompress-hot-pages.ts";

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
const onError = (error: unknown) => {
  throw error;
};

describe("createRecompressor", () => {
  test("compresses the same page to fewer bytes, once", async () => {
    const recompress = createRecompressor({ onError });
    const hot = await page();
    const before = hot.body;
    await recompress(hot);
    expect(hot.body.br.length).toBeLessThan(before.br.length);
    expect(hot.body.gzip).toBe(before.gzip);
    expect(brotliDecompressSync(hot.body.br).toString()).toBe(html);

    const best = hot.body;
    await recompress(hot);
    expect(hot.body).toBe(best);
  });

  test("compresses one page at a time", async () => {
    let running = 0;
    const compress = async (identity: Buffer) => {
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      running -= 1;
      return identity;
    };
    const recompress = createRecompressor({ onError, compress });
    const pages = [await page(), await page(), await page()];
    await Promise.all(pages.map(recompress));
    expect(pages.map(({ body }) => body.br.toString())).toEqual([html, html, html]);
  });

  test("compresses a page at its next request when too many wait", async () => {
    const recompress = createRecompressor({ onError, maxWaiting: 1 });
    const [first, second] = [await page(), await page()];
    const before = second.body;
    const compressing = recompress(first);
    await recompress(second);
    expect(second.body).toBe(before);
    await compressing;
    await recompress(second);
    expect(second.body.br).toEqual(first.body.br);
  });

  test.each([
    ["rejects", () => Promise.reject(new Error("out of memory"))],
    [
      "throws",
      () => {
        throw new Error("out of memory");
      },
    ],
  ])("keeps the page and compresses the next one after a compression that %s", async (_how, fail) => {
    const errors: unknown[] = [];
    const best = Buffer.from("best");
    const compressions = [fail, async () => best];
    const recompress = createRecompressor({
      onError: (error) => errors.push(error),
      compress: () => compressions.shift()!(),
    });
    const [first, second] = [await page(), await page()];
    const before = first.body;
    await recompress(first);
    expect(first.body).toBe(before);
    expect(errors).toEqual([new Error("out of memory")]);
    await recompress(second);
    expect(second.body.br).toBe(best);
  });
});
