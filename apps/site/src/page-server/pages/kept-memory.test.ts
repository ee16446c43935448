import type { IncomingMessage } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it, vi } from "vitest";
import { encodeBody } from "../http/encodings.ts";
import { raw, usePageServer } from "../testing/use-page-server.ts";

const start = usePageServer();

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

describe("what a cached page keeps in memory", () => {
  it("is not the request that rendered it", async () => {
    const requests: WeakRef<IncomingMessage>[] = [];
    const { url, cache } = await start({
      variantOf(request) {
        requests.push(new WeakRef(request));
        return { locale: "en", store: "north", access: "locked" };
      },
    });
    const headers = { connection: "close" };
    for (const path of ["/a", "/b", "/c"]) await raw(url + path, { headers });
    await raw(`${url}/a`, { headers: { ...headers, rsc: "1" } });
    expect(cache.pages).toBe(4);
    await vi.waitFor(() => {
      collectGarbage();
      expect(requests.map((request) => request.deref())).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    });
  });

  it("is no more than its compressed bytes", async () => {
    const { br, gzip } = await encodeBody(Buffer.from("miles ".repeat(2000)));
    for (const body of [br, gzip]) expect(body.buffer.byteLength).toBe(body.length);
  });
});
