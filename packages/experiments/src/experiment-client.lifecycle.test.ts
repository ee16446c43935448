import { describe, expect, test } from "vitest";
import { answerExperiment, setUpClient, visitedStorage } from "./testing/client-setup.ts";
import { json, status, useExperimentServer } from "./testing/experiment-server.ts";
import { until } from "./testing/fake-clock.ts";
import { sampleValues } from "./testing/sample-values.ts";

const server = useExperimentServer();
const older = sampleValues({ time: 50, feature_gates: { chat: { value: true, rule_id: "old" } } });

describe("prefetch", () => {
  test("saves start its request", async () => {
    answerExperiment(server);
    const { client } = setUpClient(server);
    await client.prefetch();
    expect([client.status, client.source]).toEqual(["Uninitialized", "Prefetch"]);
    await client.start();
    expect([client.status, client.source]).toEqual(["Ready", "Prefetch"]);
    expect(server.to("initialize")).toHaveLength(1);
  });

  test("is awaited by a concurrent start", async () => {
    answerExperiment(server);
    const { client } = setUpClient(server);
    const ahead = client.prefetch();
    await Promise.all([client.start(), ahead, client.prefetch()]);
    expect(client.source).toBe("Prefetch");
    expect(server.to("initialize")).toHaveLength(1);
  });

  test("uses the cache without updates; start fetches after a failed prefetch", async () => {
    const storage = await visitedStorage(server);
    server.answer("initialize", status(204));
    const confirmed = setUpClient(server, { storage });
    await confirmed.client.prefetch();
    expect(confirmed.client.source).toBe("Prefetch");
    server.answer("initialize", status(404));
    const failed = setUpClient(server, { storage });
    await failed.client.prefetch();
    expect(failed.client.source).toBe("NoValues");
    server.answer("initialize", json(older));
    await failed.client.start();
    expect(failed.client.source).toBe("Network");
  });
});

test("starting twice at once starts once", async () => {
  answerExperiment(server);
  const { client } = setUpClient(server);
  await Promise.all([client.start(), client.start()]);
  await client.start();
  expect(server.received.map(({ endpoint }) => endpoint)).toEqual(["experiments", "initialize"]);
});

test("a listener that throws is reported once and does not affect the others", async () => {
  answerExperiment(server);
  const requested: string[] = [];
  const { client } = setUpClient(server, {
    environment: {
      fetch: (url, init) => {
        requested.push(url.split("/").at(-1)!);
        return fetch(url, init);
      },
    },
  });
  const seen: string[] = [];
  client.subscribe(() => {
    throw new RangeError("mine");
  });
  const leave = client.subscribe(() => seen.push(client.status));
  client.subscribe(() => client.status === "Loading" && leave());
  await client.start();
  expect(seen).toEqual(["Loading"]);
  expect(requested).toEqual(["experiments", "exceptions", "initialize"]);
  await until(() => server.to("exceptions").length === 1);
  expect(server.to("exceptions")[0]!.body).toEqual({
    tag: "listener",
    exception: "RangeError",
    info: "mine",
  });
});

test("an exception that cannot be reported is only logged", async () => {
  server.answer("experiments", json({}));
  server.answer("exceptions", status(503));
  const { client, clock, logged } = setUpClient(server, { bootstrap: sampleValues() });
  await client.start();
  await until(() => logged.includes("exceptions http.503"));
  expect(clock.pending()).toEqual([]);
});

test("listeners are called for changes only, until they unsubscribe", async () => {
  server.answer("initialize", json(sampleValues()));
  const { client } = setUpClient(server, { bootstrap: sampleValues() });
  let heard = 0;
  const listener = () => {
    heard += 1;
  };
  const leave = client.subscribe(listener);
  client.subscribe(listener);
  client.subscribe(listener);
  leave();
  await client.start();
  // Two calls per subscription: the bootstrap values, then Ready.
  expect(heard).toBe(4);
  await client.prefetch();
  expect(heard).toBe(4);
});
