import { afterEach, describe, expect, test } from "vitest";
import { type Answer, answeringServer, json } from "./testing/answering-server.ts";
import { exampleList } from "./testing/example-list.ts";
import { exampleDetails } from "./testing/example-vehicle.ts";
import { createVehiclesClient, type VehiclesClientOptions } from "./vehicles-client.ts";

let close = async () => {};
afterEach(() => close());

const refused = { errors: [{ field: "vin", code: "sold", message: "This vehicle has been sold." }] };
const busy = json({}, 503);

/** A client of a server with these answers; waits are noted and not waited for, chance is in the middle. */
async function clientOf(answers: Answer[], options: Partial<VehiclesClientOptions> = {}) {
  const server = await answeringServer(...answers);
  close = server.close;
  const waits: number[] = [];
  const sleep = async (ms: number) => {
    waits.push(ms);
  };
  const given = { baseUrl: server.baseUrl, store: "north", random: () => 0.5, sleep, ...options };
  return { client: createVehiclesClient(given as VehiclesClientOptions), seen: server.seen, waits };
}

describe("addresses", () => {
  test("a store's search", async () => {
    const { client, seen } = await clientOf([json(exampleList)]);
    const result = await client.search({
      fuelType: ["electricity"],
      year: { min: 2024, max: null },
      page: 2,
    });
    expect(result).toEqual({ ok: true, value: exampleList });
    expect(seen[0]?.url).toBe(
      "/api/v1/stores/north/website/vehicles?fuel-type=electricity&year=2024,null&page=2",
    );
  });

  test("a group's vehicle and sitemap", async () => {
    const group = { store: undefined, group: "larkspur" } as Partial<VehiclesClientOptions>;
    const { client, seen } = await clientOf([json(exampleDetails), json([])], group);
    expect(await client.get("ja4j4va85pz000001")).toEqual({ ok: true, value: exampleDetails });
    expect(await client.sitemap()).toEqual({ ok: true, value: [] });
    expect(seen.map(({ url }) => url)).toEqual([
      "/api/v1/store-group/larkspur/website/vehicles/JA4J4VA85PZ000001",
      "/api/v1/store-group/larkspur/website/vehicles/sitemap",
    ]);
  });

  test.each(["../../../health", "", "JA4J4VA85PZ00000", "JA4J4VA85PZ00000?"])(
    "%j is no VIN and is not asked for",
    async (vin) => {
      const { client, seen } = await clientOf([json(exampleDetails)]);
      expect(await client.get(vin)).toMatchObject({
        ok: false,
        error: { kind: "refused", code: "vin.invalid" },
      });
      expect(seen).toEqual([]);
    },
  );

  test.each(["..", "a/b", "", "a?b"])("a store cannot be %j", (store) => {
    expect(() => createVehiclesClient({ baseUrl: "https://cars.example", store })).toThrow(TypeError);
  });

  test("user and password become an authorization, own headers are sent", async () => {
    const server = await answeringServer(json([]));
    close = server.close;
    const baseUrl = server.baseUrl.replace("http://", "http://ada:s3cret@");
    const client = createVehiclesClient({ baseUrl, store: "north", headers: { "x-trace": "7" } });
    expect((await client.sitemap()).ok).toBe(true);
    expect(server.seen[0]?.headers).toMatchObject({
      authorization: `Basic ${btoa("ada:s3cret")}`,
      "x-trace": "7",
      accept: "application/json",
    });
    expect(client.scope).not.toContain("s3cret");
  });
});

describe("tries", () => {
  test("a server in trouble is asked twice more, after waits that grow", async () => {
    const { client, seen, waits } = await clientOf([busy, busy, json([])]);
    expect(await client.sitemap()).toEqual({ ok: true, value: [] });
    expect(seen).toHaveLength(3);
    expect(waits).toEqual([300, 600]);
  });

  test("and then it is over", async () => {
    const { client, seen } = await clientOf([busy]);
    const result = await client.sitemap();
    expect(result).toMatchObject({ ok: false, error: { kind: "http", code: "http.503", retryable: true } });
    expect(seen).toHaveLength(3);
  });

  test("Retry-After is the least wait", async () => {
    const { client, waits } = await clientOf([json({}, 429, { "retry-after": "3" }), json([])]);
    expect((await client.sitemap()).ok).toBe(true);
    expect(waits).toEqual([3300]);
  });

  test("a Retry-After too long to wait for ends the tries and is reported", async () => {
    const { client, seen } = await clientOf([json({}, 429, { "retry-after": "60" })]);
    expect(await client.sitemap()).toMatchObject({
      ok: false,
      error: { retryAfterSeconds: 60, status: 429 },
    });
    expect(seen).toHaveLength(1);
  });

  test("a connection that breaks is tried again", async () => {
    const { client, seen } = await clientOf([(request) => request.socket.destroy(), json([])]);
    expect((await client.sitemap()).ok).toBe(true);
    expect(seen).toHaveLength(2);
  });

  test("a body that breaks off is tried again", async () => {
    const half: Answer = (_request, response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write("[", () => response.destroy());
    };
    const { client, seen } = await clientOf([half, json([])]);
    expect((await client.sitemap()).ok).toBe(true);
    expect(seen).toHaveLength(2);
  });

  test("no server at all", async () => {
    const { client, seen } = await clientOf([busy]);
    await close();
    expect(await client.sitemap()).toMatchObject({
      error: { kind: "network", code: "network.econnrefused" },
    });
    expect(seen).toEqual([]);
  });

  test("an answer that does not come in time", async () => {
    const { client, seen } = await clientOf([() => {}], { timeoutMs: 40 });
    expect(await client.sitemap()).toMatchObject({ error: { kind: "timeout", code: "timeout" } });
    expect(seen).toHaveLength(3);
  });

  test("a body that does not come in time", async () => {
    const trickle: Answer = (_request, response) => {
      response.writeHead(200);
      response.write("[");
    };
    const { client } = await clientOf([trickle], { timeoutMs: 40, retries: 0 });
    expect(await client.sitemap()).toMatchObject({ error: { kind: "timeout" } });
  });

  test("what the caller ended is not tried again", async () => {
    const controller = new AbortController();
    const { client, seen } = await clientOf([() => controller.abort()]);
    const result = await client.search({}, { signal: controller.signal });
    expect(result).toMatchObject({ ok: false, error: { code: "network.aborted" } });
    expect(seen).toHaveLength(1);
  });

  test("a wait ends with its signal", async () => {
    const controller = new AbortController();
    const { client, seen } = await clientOf([json({}, 503, { "retry-after": "9" })], { sleep: undefined });
    setTimeout(() => controller.abort(), 30);
    expect((await client.search({}, { signal: controller.signal })).ok).toBe(false);
    expect(seen).toHaveLength(1);
  });
});

describe("answers", () => {
  test("a refusal is final and says why", async () => {
    const { client, seen } = await clientOf([json(refused, 410)]);
    expect(await client.get("JA4J4VA85PZ000001")).toEqual({
      ok: false,
      error: {
        kind: "refused",
        code: "http.410",
        retryable: false,
        status: 410,
        retryAfterSeconds: null,
        errors: refused.errors,
      },
    });
    expect(seen).toHaveLength(1);
  });

  test.each([
    ["a list without its facets", { ...exampleList, facets: undefined }],
    ["a price in words", { ...exampleList, vehicles: [{ ...exampleList.vehicles[0], price: "$25,890" }] }],
    ["something else", "hello"],
  ])("%s is no answer", async (_name, body) => {
    const { client, seen } = await clientOf([json(body)]);
    expect(await client.search()).toMatchObject({ error: { kind: "invalid-response", status: 200 } });
    expect(seen).toHaveLength(1);
  });

  test("a page of HTML is no answer", async () => {
    const { client } = await clientOf([(_request, response) => response.end("<!doctype html>")]);
    expect(await client.search()).toMatchObject({ error: { kind: "invalid-response" } });
  });

  test("a field of a later version does no harm", async () => {
    const { client } = await clientOf([json({ ...exampleList, later: true })]);
    expect(await client.search()).toEqual({ ok: true, value: exampleList });
  });
});
