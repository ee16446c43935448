import { describe, expect, test } from "vitest";
import {
  answerExperiment,
  eventNames,
  logEvents,
  readyClient,
  sentBatches,
  setUpClient,
} from "./testing/client-setup.ts";
import { json, useExperimentServer } from "./testing/experiment-server.ts";
import { until } from "./testing/fake-clock.ts";
import { memoryStorage } from "./testing/memory-storage.ts";
import { sampleValues } from "./testing/sample-values.ts";

const server = useExperimentServer();

describe("the queue", () => {
  test("is sent 10 seconds after the first event", async () => {
    const setup = await readyClient(server);
    logEvents(setup, ["event-0"]);
    expect(setup.clock.pending()).toEqual([10_000]);
    setup.clock.advance(4_000);
    logEvents(setup, ["event-1"]);
    expect(setup.clock.pending()).toEqual([6_000]);
    setup.clock.advance(5_999);
    expect(server.to("events")).toEqual([]);
    setup.clock.advance(1);
    await until(() => server.to("events").length === 1);
    expect(sentBatches(server)).toEqual([["event-0", "event-1"]]);
    await until(() => setup.clock.pending().length === 0);
    logEvents(setup, ["event-2"]);
    expect(setup.clock.pending()).toEqual([10_000]);
  });

  test("is sent at once with the fiftieth event", async () => {
    const setup = await readyClient(server);
    logEvents(setup, eventNames(0, 49));
    expect(setup.clock.pending()).toEqual([10_000]);
    logEvents(setup, ["event-49", "event-50"]);
    await until(() => server.to("events").length === 1);
    expect(sentBatches(server)).toEqual([eventNames(0, 50)]);
    await setup.client.flush();
    expect(sentBatches(server)[1]).toEqual(["event-50"]);
  });

  test("loses and repeats no event with concurrent requests", async () => {
    const setup = await readyClient(server);
    logEvents(setup, eventNames(0, 120));
    await Promise.all([setup.client.flush(), setup.client.flush()]);
    logEvents(setup, eventNames(120, 130));
    await setup.client.flush();
    await until(() => server.to("events").length === 4);
    expect(sentBatches(server).flat().sort()).toEqual(eventNames(0, 130).sort());
  });

  test("is not sent when empty", async () => {
    const { client, clock } = await readyClient(server);
    await client.flush();
    client.pageHidden();
    clock.advance(60_000);
    expect(server.to("events")).toEqual([]);
  });

  test("has events with user, time and session", async () => {
    const { client, clock } = await readyClient(server, { user: { userID: "u-1" } });
    client.logEvent("lead", { value: 5, metadata: { store: "north" } });
    const time = clock.now();
    await client.flush();
    expect(server.to("events")[0]!.body).toEqual({
      events: [
        {
          eventName: "lead",
          time,
          sessionID: "id-2",
          user: { userID: "u-1", customIDs: { stableID: "id-1" } },
          value: 5,
          metadata: { store: "north" },
        },
      ],
    });
  });
});

describe("exposures", () => {
  const shown = () => server.to("events").flatMap(({ body }) => body.events);

  test("are reported when a value is read", async () => {
    const { client } = await readyClient(server);
    client.getBooleanValue("new_header", false);
    client.getNumberValue("hero_copy.slides", 1);
    client.getStringValue("unknown", "");
    client.getStringValue("hero_copy.slides", "another type");
    await client.flush();
    expect(shown()).toMatchObject([
      {
        eventName: "statsig::gate_exposure",
        metadata: { gate: "new_header", gateValue: "true", ruleID: "everyone" },
      },
      { eventName: "statsig::config_exposure", metadata: { config: "hero_copy", ruleID: "red" } },
    ]);
    expect(shown()).toHaveLength(2);
  });

  test("are reported once in 60 seconds", async () => {
    const { client, clock } = await readyClient(server);
    const read = () => {
      client.getBooleanValue("chat", true);
      client.getStringValue("hero_copy.title", "");
      client.getObjectValue("hero_copy", {});
    };
    read();
    await client.flush();
    clock.advance(59_999);
    read();
    await client.flush();
    expect(shown()).toHaveLength(2);
    clock.advance(1);
    read();
    await client.flush();
    expect(shown()).toHaveLength(4);
  });

  test("differ by variant of the same experiment", async () => {
    const storage = memoryStorage();
    answerExperiment(server);
    await setUpClient(server, { storage }).client.start();
    const green = { hero_copy: { value: { title: "Welcome" }, rule_id: "green" } };
    server.answer("initialize", json(sampleValues({ dynamic_configs: green })));
    const { client } = setUpClient(server, { storage });
    client.subscribe(() => client.getStringValue("hero_copy.title", ""));
    await client.start();
    await client.flush();
    expect(shown().map(({ metadata }: { metadata: { ruleID: string } }) => metadata.ruleID)).toEqual([
      "red",
      "green",
    ]);
  });

  test("are not reported by mergeInto", async () => {
    server.answer("experiments", json(["prices"]));
    const { client, clock } = await readyClient(server);
    await client.flush();
    clock.advance(60_000);
    client.mergeInto({ settings: {}, langs: {} });
    await client.flush();
    expect(shown()).toHaveLength(1);
  });
});

test("starts a new session after 30 minutes idle", async () => {
  const { client, clock } = await readyClient(server);
  for (const idle of [0, 30 * 60_000 - 1, 30 * 60_000]) {
    clock.advance(idle);
    client.logEvent("a");
    await client.flush();
  }
  const sessions = server
    .to("events")
    .flatMap(({ body }) => body.events.map((event: { sessionID: string }) => event.sessionID));
  expect(sessions[0]).toBe(sessions[1]);
  expect(sessions[2]).not.toBe(sessions[0]);
});
