import { describe, expect, test } from "vitest";
import { type Setup, setUpClient } from "./testing/client-setup.ts";
import { cut, hang, json, status, useExperimentServer } from "./testing/experiment-server.ts";
import { until } from "./testing/fake-clock.ts";
import { memoryStorage } from "./testing/memory-storage.ts";
import { sampleValues } from "./testing/sample-values.ts";

const server = useExperimentServer();
const FAILED = "forecourt.experiments.failed-events";

/** A client that is ready with the sample values and has sent nothing yet. */
async function ready(changes: Parameters<typeof setUpClient>[1] = {}): Promise<Setup> {
  const setup = setUpClient(server, { bootstrap: sampleValues(), ...changes });
  await setup.client.start();
  return setup;
}

const batches = () =>
  server.to("events").map(({ body }) => body.events.map((event: { eventName: string }) => event.eventName));
const stored = ({ storage }: Setup): { eventName: string }[] =>
  JSON.parse(storage.entries.get(FAILED) ?? "[]");
const names = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, place) => `event-${from + place}`);
const log = ({ client }: Setup, all: string[]) => {
  for (const name of all) client.logEvent(name);
};

/** Lets the pauses of a request that fails for good pass. */
async function passPauses({ clock }: Setup) {
  for (const pause of [500, 1000]) {
    await until(() => clock.pending().length === 1 && clock.pending()[0] === pause);
    clock.advance(pause);
  }
}

describe("the queue", () => {
  test("waits 10 seconds from the first event", async () => {
    const setup = await ready();
    log(setup, ["event-0"]);
    expect(setup.clock.pending()).toEqual([10_000]);
    setup.clock.advance(4_000);
    log(setup, ["event-1"]);
    expect(setup.clock.pending()).toEqual([6_000]);
    setup.clock.advance(5_999);
    expect(server.to("events")).toEqual([]);
    setup.clock.advance(1);
    await until(() => server.to("events").length === 1);
    expect(batches()).toEqual([["event-0", "event-1"]]);
    await until(() => setup.clock.pending().length === 0);
    log(setup, ["event-2"]);
    expect(setup.clock.pending()).toEqual([10_000]);
  });

  test("sends the fiftieth event at once, with all before it", async () => {
    const setup = await ready();
    log(setup, names(0, 49));
    expect(setup.clock.pending()).toEqual([10_000]);
    log(setup, ["event-49", "event-50"]);
    await until(() => server.to("events").length === 1);
    expect(batches()).toEqual([names(0, 50)]);
    await setup.client.flush();
    expect(batches()[1]).toEqual(["event-50"]);
  });

  test("loses and doubles nothing when several requests are under way", async () => {
    const setup = await ready();
    log(setup, names(0, 120));
    await Promise.all([setup.client.flush(), setup.client.flush()]);
    log(setup, names(120, 130));
    await setup.client.flush();
    await until(() => server.to("events").length === 4);
    expect(batches().flat().sort()).toEqual(names(0, 130).sort());
  });

  test("an empty one sends nothing", async () => {
    const { client, clock } = await ready();
    await client.flush();
    client.pageHidden();
    clock.advance(60_000);
    expect(server.to("events")).toEqual([]);
  });

  test("an event carries who, when and which visit", async () => {
    const { client, clock } = await ready({ user: { userID: "u-1" } });
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
  const shown = () => server.to("events").flatMap(({ body }) => body.events.map((event: object) => event));

  test("reading reports what the visitor was shown", async () => {
    const { client } = await ready();
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

  test("the same one counts once in 60 seconds", async () => {
    const { client, clock } = await ready();
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

  test("another variant of the same experiment is another one", async () => {
    const storage = memoryStorage();
    server.answer("experiments", json(["hero_copy"]));
    server.answer("initialize", json(sampleValues()));
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

  test("merging the site's settings is no exposure", async () => {
    server.answer("experiments", json(["prices"]));
    const { client, clock } = await ready();
    await client.flush();
    clock.advance(60_000);
    client.mergeInto({ settings: {}, langs: {} });
    await client.flush();
    expect(shown()).toHaveLength(1);
  });
});

test("a new session begins after 30 minutes idle", async () => {
  const { client, clock } = await ready();
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

describe("events that cannot be sent", () => {
  test("are tried twice more, stored, and sent after the next success", async () => {
    server.answer("events", cut, cut, cut, json({}));
    const setup = await ready();
    log(setup, ["event-0"]);
    const flushed = setup.client.flush();
    await passPauses(setup);
    await flushed;
    expect(stored(setup).map(({ eventName }) => eventName)).toEqual(["event-0"]);
    expect(setup.logged).toEqual(Array(3).fill("events network"));
    log(setup, ["event-1"]);
    await setup.client.flush();
    expect(batches().slice(3)).toEqual([["event-1"], ["event-0"]]);
    expect(stored(setup)).toEqual([]);
  });

  test("are sent by the next visit, fifty at a time", async () => {
    const storage = memoryStorage();
    storage.setItem(FAILED, JSON.stringify(names(0, 120).map((eventName) => ({ eventName }))));
    const setup = await ready({ storage });
    await until(() => server.to("events").length === 3);
    expect(batches()).toEqual([names(0, 50), names(50, 100), names(100, 120)]);
    await until(() => storage.entries.get(FAILED) === undefined);
    expect(stored(setup)).toEqual([]);
  });

  test("wait for another time when the first of them fails again", async () => {
    const storage = memoryStorage();
    storage.setItem(FAILED, JSON.stringify(names(0, 120).map((eventName) => ({ eventName }))));
    server.answer("events", status(503));
    const setup = await ready({ storage });
    await passPauses(setup);
    await until(() => stored(setup).length === 120);
    expect(server.to("events")).toHaveLength(3);
    expect(stored(setup).map(({ eventName }) => eventName)).toEqual([...names(50, 120), ...names(0, 50)]);
  });

  test("are kept up to 500, the newest", async () => {
    const storage = memoryStorage();
    server.answer("events", status(503));
    const setup = await ready({ storage });
    for (let sent = 0; sent < 520; sent += 50) {
      log(setup, names(sent, Math.min(sent + 50, 520)));
      if (sent === 500) void setup.client.flush();
      await passPauses(setup);
      await until(
        () => setup.clock.pending().length === 0 && stored(setup).length >= Math.min(sent + 20, 500),
      );
    }
    expect(stored(setup).map(({ eventName }) => eventName)).toEqual(names(20, 520));
  });

  test("are dropped when the service will never take them", async () => {
    server.answer("events", status(400));
    const setup = await ready();
    log(setup, ["event-0"]);
    await setup.client.flush();
    expect([stored(setup), server.to("events").length, setup.logged]).toEqual([[], 1, ["events http.400"]]);
  });

  test("what another wrote into the store breaks nothing", async () => {
    for (const text of ["{", "null", "{}", '"x"', '[1,null,"x"]', "[[]]"]) {
      const storage = memoryStorage();
      storage.setItem(FAILED, text);
      const { client } = await ready({ storage });
      expect(client.status).toBe("Ready");
    }
    expect(server.to("events")).toEqual([]);
  });
});

describe("when the page hides", () => {
  test("what waits is sent, and every request of events outlives the page", async () => {
    const kept: (boolean | undefined)[] = [];
    const setup = await ready({
      environment: {
        fetch: (url, init) => {
          if (url.endsWith("events")) kept.push(init.keepalive);
          return fetch(url, init);
        },
      },
    });
    log(setup, ["event-0"]);
    setup.client.pageHidden();
    expect(kept).toEqual([true]);
    await until(() => server.to("events").length === 1);
    log(setup, ["event-1"]);
    await setup.client.flush();
    expect(kept).toEqual([true, true]);
    expect(batches()).toEqual([["event-0"], ["event-1"]]);
  });

  test("what failed before stays stored", async () => {
    const setup = await ready();
    setup.storage.setItem(FAILED, JSON.stringify([{ eventName: "earlier" }]));
    log(setup, ["event-0"]);
    setup.client.pageHidden();
    await until(() => setup.clock.pending().length === 0);
    await new Promise((resolve) => setImmediate(resolve));
    expect(stored(setup)).toEqual([{ eventName: "earlier" }]);
    expect(batches()).toEqual([["event-0"]]);
  });

  test("a failure is stored after one try", async () => {
    server.answer("events", cut);
    const setup = await ready();
    log(setup, ["event-0"]);
    setup.client.pageHidden();
    await until(() => stored(setup).length === 1);
    expect(server.to("events")).toHaveLength(1);
    expect(setup.clock.pending()).toEqual([]);
  });
});

describe("stop", () => {
  test("ends timers and requests, and stores what was not sent", async () => {
    server.answer("events", hang);
    const setup = await ready();
    log(setup, ["event-0"]);
    void setup.client.flush();
    await until(() => server.to("events").length === 1);
    log(setup, ["event-1"]);
    setup.client.stop();
    await until(() => stored(setup).length === 2);
    expect(setup.clock.pending()).toEqual([]);
    log(setup, ["event-2"]);
    setup.client.getBooleanValue("chat", true);
    await setup.client.flush();
    expect(
      stored(setup)
        .map(({ eventName }) => eventName)
        .sort(),
    ).toEqual(["event-0", "event-1"]);
    expect(setup.clock.pending()).toEqual([]);
    expect(server.to("events")).toHaveLength(1);
  });
});
