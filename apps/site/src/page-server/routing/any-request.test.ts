import type { IncomingMessage, ServerResponse } from "node:http";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { anyAddress } from "../testing/any-address.ts";
import { anyHeaders } from "../testing/any-headers.ts";
import { useStock } from "../testing/routes.ts";
import { HTML, raw, usePageServer } from "../testing/use-page-server.ts";
import { resolvePage } from "./resolve-page.ts";

vi.mock("@forecourt/sample-dealership", async (original) =>
  (await import("../testing/test-dealership.ts")).testDealership(await original()),
);

useStock();
const start = usePageServer();

/** Node's client sends no other characters. */
const sendable = anyAddress.map((address) => address.replace(/[^!-~]/gu, encodeURIComponent));

/** A framework that fails on router headers as Next does. */
async function strictNext({ headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const state = headers["next-router-state-tree"];
  if (state !== undefined) JSON.parse(decodeURIComponent(String(state)));
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(HTML);
}

test("no request fails, whatever its address and headers", async () => {
  const { url } = await start({ resolve: resolvePage, next: strictNext });
  const seen: Record<number, number> = {};
  await fc.assert(
    fc.asyncProperty(sendable, anyHeaders, async (address, headers) => {
      const answer = await raw(url, { path: address, headers });
      seen[answer.status] = (seen[answer.status] ?? 0) + 1;
      expect(answer.status, `${address} ${JSON.stringify(headers)}`).toBeLessThan(500);
      expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    }),
    { numRuns: 600, seed: 20_261_123 },
  );
  // Each outcome occurs often enough to be tested.
  for (const status of [200, 308, 400, 404]) expect(seen[status], String(status)).toBeGreaterThan(20);
});
