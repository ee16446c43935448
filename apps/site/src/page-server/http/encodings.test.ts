import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { acceptedEncoding, encodeBody, encodedBody } from "./encodings.ts";

describe("acceptedEncoding", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip;q=1.0, br;q=0.1", "br"],
    ["deflate, gzip", "gzip"],
    ["GZIP", "gzip"],
    ["gzip, br;q=0", "gzip"],
    ["gzip; q=0.0, br ; q=0", "identity"],
    ["br;q=0.05", "br"],
    ["brotli, deflate", "identity"],
  ])("%s: %s", (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});

it("every encoding of a body holds the same bytes", async () => {
  const body = Buffer.from("schön ".repeat(500));
  const kept = await encodeBody(body);
  expect(brotliDecompressSync(encodedBody(kept, "br"))).toEqual(body);
  expect(gunzipSync(encodedBody(kept, "gzip"))).toEqual(body);
  expect(encodedBody(kept, "identity")).toEqual(body);
});
