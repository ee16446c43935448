import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { acceptedEncoding, encodeBody, encodedBody } from "./encodings.ts";

describe("acceptedEncoding", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip;q=1.0, br;q=0.1", "gzip"],
    ["deflate, gzip", "gzip"],
    ["GZIP", "gzip"],
    ["gzip, br;q=0", "gzip"],
    ["gzip; q=0.0, br ; q=0", "identity"],
    ["br;q=0.05", "br"],
    ["brotli, deflate", "identity"],
    ["*", "br"],
  ])("%s: %s", (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});

it("encodes the same bytes in every encoding", async () => {
  const body = Buffer.from("schön ".repeat(500));
  const encoded = await encodeBody(body);
  expect(brotliDecompressSync(encodedBody(encoded, "br"))).toEqual(body);
  expect(gunzipSync(encodedBody(encoded, "gzip"))).toEqual(body);
  expect(encodedBody(encoded, "identity")).toEqual(body);
});
