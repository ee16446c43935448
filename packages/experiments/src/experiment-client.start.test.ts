import { describe, expect, test } from "vitest";
import { answerExperiment, setUpClient, visitedStorage } from "./testing/client-setup.ts";
import { json, neverAnswer, status, useExperimentServer } from "./testing/experiment-server.ts";
import { until } from "./testing/fake-clock.ts";
import { sampleValues } from "./testing/sample-values.ts";

const server = useExperimentServer();
const older = sampleValues({ time: 50, feature_gates: { chat: { value: true, rule_id: "old" } } });

test("before the start there are no requests, no storage access and no timers", async () => {
  const { client, clock, storage } = setUpClient(server, { bootstrap: sampleValues() });
  expect([client.status, client.source]).toEqual(["Uninitialized", "NoValues"]);
  expect(client.getBooleanDetails("new_header", false)).toEqual({
    flagKey: "new_header",
    value: false,
    reason: "ERROR",
    errorCode: "PROVIDER_NOT_READY",
    source: "NoValues",
  });
  client.logEvent("opened");
  client.pageHidden();
  await client.flush();
  expect(client.mergeInto({ settings: { a: 1 }, langs: {} })).toEqual({ settings: { a: 1 }, langs: {} });
  expect(server.received).toEqual([]);
  expect(storage.entries.size).toBe(0);
  expect(clock.pending()).toEqual([]);
});

describe("without running experiments", () => {
  test("is Ready at once, and fetches values for the next visit", async () => {
    server.answer("experiments", json([]));
    server.answer("initialize", json(sampleValues()));
    const { client, storage } = setUpClient(server);
    await client.start();
    expect([client.status, client.source]).toEqual(["Ready", "NoValues"]);
    expect(client.getBooleanDetails("new_header", false)).toMatchObject({ value: false, reason: "DEFAULT" });
    await until(() => storage.entries.has("forecourt.experiments.values"));
    expect([client.source, client.getBooleanValue("new_header", false)]).toEqual(["NoValues", false]);

    const next = setUpClient(server, { storage });
    await next.client.start();
    expect([next.client.status, next.client.source]).toEqual(["Ready", "Cache"]);
    expect(next.client.getBooleanDetails("new_header", false)).toMatchObject({
      value: true,
      reason: "CACHED",
    });
  });

  test("keeps cached values during the visit that fetches newer ones", async () => {
    const storage = await visitedStorage(server, older);
    server.answer("experiments", json([]));
    server.answer("initialize", json(sampleValues()));
    const { client } = setUpClient(server, { storage });
    await client.start();
    await until(() => storage.entries.get("forecourt.experiments.values")!.includes('"time":100'));
    expect(client.getBooleanValue("chat", false)).toBe(true);
    const { client: next } = setUpClient(server, { storage });
    await next.start();
    expect(next.getBooleanValue("chat", true)).toBe(false);
  });

  test("treats a failed list as empty", async () => {
    server.answer("experiments", status(404));
    const { client, logged } = setUpClient(server);
    await client.start();
    expect([client.status, logged[0]]).toEqual(["Ready", "experiments http.404"]);
  });

  test.each([[{}], [[1]], ["hero_copy"], [null]])("treats the invalid list %j as empty", async (answer) => {
    server.answer("experiments", json(answer));
    const { client, logged } = setUpClient(server);
    await client.start();
    expect(logged).toContain("experiments invalid-response");
    await until(() => server.to("exceptions").length === 1);
    expect(server.to("exceptions")[0]!.body).toMatchObject({ tag: "experiments", exception: "TypeError" });
  });

  test("does not fetch values when there are bootstrap values", async () => {
    const { client } = setUpClient(server, { bootstrap: sampleValues() });
    await client.start();
    expect([client.status, client.source]).toEqual(["Ready", "Bootstrap"]);
    expect(server.received.map(({ endpoint }) => endpoint)).toEqual(["experiments"]);
  });
});

describe("with running experiments", () => {
  test("fetches the visitor's values and exposes each experiment", async () => {
    server.answer("experiments", json(["hero_copy", "prices", "unknown"]));
    server.answer("initialize", json(sampleValues()));
    const user = { userID: "u-1", custom: { store: "north" } };
    const { client, clock } = setUpClient(server, { user });
    const seen: string[] = [];
    client.subscribe(() => seen.push(`${client.status} ${client.source}`));
    await client.start();
    expect(seen).toEqual(["Loading NoValues", "Ready Network"]);
    expect(server.to("experiments").map(({ method, body }) => [method, body])).toEqual([["GET", null]]);
    const identified = { ...user, customIDs: { stableID: "id-1" } };
    expect(server.to("initialize").map(({ method, body }) => [method, body])).toEqual([
      ["POST", { user: identified, hash: "djb2", sinceTime: 0, deltasResponseRequested: false }],
    ]);
    await client.flush();
    expect(server.to("events")[0]!.body.events).toEqual(
      [
        { config: "hero_copy", ruleID: "red" },
        { config: "prices", ruleID: "blue" },
      ].map((metadata) => ({
        eventName: "statsig::config_exposure",
        time: clock.now(),
        sessionID: "id-2",
        user: identified,
        value: null,
        metadata,
      })),
    );
  });

  test("merges settings and translations into the site's", async () => {
    server.answer("experiments", json(["hero_copy", "prices", "unknown"]));
    server.answer("initialize", json(sampleValues()));
    const { client } = setUpClient(server);
    await client.start();
    const site = { settings: { finance: { term: 72, steps: 12 } }, langs: { en: { hero: { text: "Hi" } } } };
    expect(client.mergeInto(site)).toEqual({
      settings: { finance: { term: 60, steps: 12 } },
      langs: { en: { hero: { text: "Hi", title: "Drive it home" } } },
    });
    expect(site.settings.finance.term).toBe(72);
  });

  test("uses cached values while loading", async () => {
    const storage = await visitedStorage(server, older);
    server.answer("initialize", neverAnswer);
    const { client } = setUpClient(server, { storage });
    void client.start();
    await until(() => server.to("initialize").length === 1);
    expect([client.status, client.source]).toEqual(["Loading", "Cache"]);
    expect(client.getBooleanDetails("chat", false)).toMatchObject({ value: true, reason: "CACHED" });
    client.stop();
  });

  test("keeps cached values after 204, and sends their time", async () => {
    const storage = await visitedStorage(server);
    server.answer("initialize", status(204));
    const { client } = setUpClient(server, { storage });
    await client.start();
    expect([client.status, client.source]).toEqual(["Ready", "NetworkNotModified"]);
    expect(client.getStringValue("hero_copy.title", "")).toBe("Drive it home");
    expect(server.to("initialize")[0]!.body).toMatchObject({ sinceTime: 100, deltasResponseRequested: true });
  });

  test("has no values after 204 without a cache", async () => {
    server.answer("experiments", json(["hero_copy"]));
    const { client } = setUpClient(server);
    await client.start();
    expect([client.status, client.source]).toEqual(["Ready", "NoValues"]);
  });

  test("merges a delta into the cache", async () => {
    const storage = await visitedStorage(server);
    const chat = { value: true, rule_id: "some" };
    server.answer(
      "initialize",
      json({ time: 300, hash_used: "none", is_delta: true, feature_gates: { chat } }),
    );
    const { client } = setUpClient(server, { storage });
    await client.start();
    expect(client.source).toBe("Network");
    expect([client.getBooleanValue("chat", false), client.getBooleanValue("new_header", false)]).toEqual([
      true,
      true,
    ]);
    const stored = JSON.parse(storage.entries.get("forecourt.experiments.values")!);
    expect(stored.values).toEqual({
      ...sampleValues(),
      time: 300,
      feature_gates: { ...sampleValues().feature_gates, chat },
    });
  });

  test("reports an invalid response and uses the cache", async () => {
    const storage = await visitedStorage(server);
    server.answer("initialize", (response) => void response.end("<html>"));
    const { client, logged } = setUpClient(server, { storage });
    await client.start();
    expect([client.status, client.source]).toEqual(["Ready", "Cache"]);
    expect(logged).toEqual(["initialize invalid-response"]);
    await until(() => server.to("exceptions").length === 1);
    expect(server.to("exceptions")[0]!.body).toEqual({
      tag: "initialize",
      exception: "TypeError",
      info: "invalid response",
    });
  });

  test("skips the request with bootstrap values", async () => {
    const storage = await visitedStorage(server, older);
    const { client } = setUpClient(server, { storage, bootstrap: sampleValues() });
    await client.start();
    expect([client.status, client.source]).toEqual(["Ready", "Bootstrap"]);
    expect(client.getBooleanValue("chat", true)).toBe(false);
    expect(server.to("initialize")).toEqual([]);
  });

  test("ignores an invalid bootstrap", async () => {
    answerExperiment(server);
    const { client } = setUpClient(server, { bootstrap: { has_updates: false } });
    await client.start();
    expect(client.source).toBe("Network");
  });
});
