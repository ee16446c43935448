import { describe, expect, test } from "vitest";
import { eventNames, logEvents, readyClient, type Setup, sentBatches } from "./testing/client-setup.ts";
import { disconnect, json, neverAnswer, status, useExperimentServer } from "./testing/experiment-server.ts";
import { until } from "./testing/fake-clock.ts";
import { memoryStorage } from "./testing/memory-storage.ts";

const server = useExperimentServer();
const FAILED = "forecourt.experiments.failed-events";

const stored = ({ storage }: Setup): { eventName: string }[] =>
  JSON.parse(storage.entries.get(FAILED) ?? "[]");

/** Advances the clock past the retry delays of a failing request. */
async function passPauses({ clock }: Setup) {
  for (const pause of [500, 1000]) {
    await until(() => clock.pending().length === 1 && clock.pending()[0] === pause);
    clock.advance(pause);
  }
}

describe("events that cannot be sent", () => {
  test("are retried twice, stored, and sent after the next success", async () => {
    server.answer("events", disconnect, disconnect, disconnect, json({}));
    const setup = await readyClient(server);
    logEvents(setup, ["event-0"]);
    const flushed = setup.client.flush();
    await passPauses(setup);
    await flushed;
    expect(stored(setup).map(({ eventName }) => eventName)).toEqual(["event-0"]);
    expect(setup.logged).toEqual(Array(3).fill("events network"));
    logEvents(setup, ["event-1"]);
    await setup.client.flush();
    expect(sentBatches(server).slice(3)).toEqual([["event-1"], ["event-0"]]);
    expect(stored(setup)).toEqual([]);
  });

  test("are sent by the next visit, fifty at a time", async () => {
    const storage = memoryStorage();
    storage.setItem(FAILED, JSON.stringify(eventNames(0, 120).map((eventName) => ({ eventName }))));
    const setup = await readyClient(server, { storage });
    await until(() => server.to("events").length === 3);
    expect(sentBatches(server)).toEqual([eventNames(0, 50), eventNames(50, 100), eventNames(100, 120)]);
    await until(() => storage.entries.get(FAILED) === undefined);
    expect(stored(setup)).toEqual([]);
  });

  test("stay stored when the first batch fails again", async () => {
    const storage = memoryStorage();
    storage.setItem(FAILED, JSON.stringify(eventNames(0, 120).map((eventName) => ({ eventName }))));
    server.answer("events", status(503));
    const setup = await readyClient(server, { storage });
    await passPauses(setup);
    await until(() => stored(setup).length === 120);
    expect(server.to("events")).toHaveLength(3);
    expect(stored(setup).map(({ eventName }) => eventName)).toEqual([
      ...eventNames(50, 120),
      ...eventNames(0, 50),
    ]);
  });

  test("are stored up to the newest 500", async () => {
    const storage = memoryStorage();
    server.answer("events", status(503));
    const setup = await readyClient(server, { storage });
    for (let sent = 0; sent < 520; sent += 50) {
      logEvents(setup, eventNames(sent, Math.min(sent + 50, 520)));
      if (sent === 500) void setup.client.flush();
      await passPauses(setup);
      await until(
        () => setup.clock.pending().length === 0 && stored(setup).length >= Math.min(sent + 20, 500),
      );
    }
    expect(stored(setup).map(({ eventName }) => eventName)).toEqual(eventNames(20, 520));
  });

  test("are dropped after a permanent error", async () => {
    server.answer("events", status(400));
    const setup = await readyClient(server);
    logEvents(setup, ["event-0"]);
    await setup.client.flush();
    expect([stored(setup), server.to("events").length, setup.logged]).toEqual([[], 1, ["events http.400"]]);
  });

  test("are ignored when the stored value is invalid", async () => {
    for (const text of ["{", "null", "{}", '"x"', '[1,null,"x"]', "[[]]"]) {
      const storage = memoryStorage();
      storage.setItem(FAILED, text);
      const { client } = await readyClient(server, { storage });
      expect(client.status).toBe("Ready");
    }
    expect(server.to("events")).toEqual([]);
  });
});

describe("when the page hides", () => {
  test("queued events are sent, with keepalive", async () => {
    const kept: (boolean | undefined)[] = [];
    const setup = await readyClient(server, {
      environment: {
        fetch: (url, init) => {
          if (url.endsWith("events")) kept.push(init.keepalive);
          return fetch(url, init);
        },
      },
    });
    logEvents(setup, ["event-0"]);
    setup.client.pageHidden();
    expect(kept).toEqual([true]);
    await until(() => server.to("events").length === 1);
    logEvents(setup, ["event-1"]);
    await setup.client.flush();
    expect(kept).toEqual([true, true]);
    expect(sentBatches(server)).toEqual([["event-0"], ["event-1"]]);
  });

  test("stored events stay stored", async () => {
    const setup = await readyClient(server);
    setup.storage.setItem(FAILED, JSON.stringify([{ eventName: "earlier" }]));
    logEvents(setup, ["event-0"]);
    setup.client.pageHidden();
    await until(() => setup.clock.pending().length === 0);
    await new Promise((resolve) => setImmediate(resolve));
    expect(stored(setup)).toEqual([{ eventName: "earlier" }]);
    expect(sentBatches(server)).toEqual([["event-0"]]);
  });

  test("failed events are stored without a retry", async () => {
    server.answer("events", disconnect);
    const setup = await readyClient(server);
    logEvents(setup, ["event-0"]);
    setup.client.pageHidden();
    await until(() => stored(setup).length === 1);
    expect(server.to("events")).toHaveLength(1);
    expect(setup.clock.pending()).toEqual([]);
  });
});

describe("stop", () => {
  test("stops timers and requests, and stores unsent events", async () => {
    server.answer("events", neverAnswer);
    const setup = await readyClient(server);
    logEvents(setup, ["event-0"]);
    void setup.client.flush();
    await until(() => server.to("events").length === 1);
    logEvents(setup, ["event-1"]);
    setup.client.stop();
    await until(() => stored(setup).length === 2);
    expect(setup.clock.pending()).toEqual([]);
    logEvents(setup, ["event-2"]);
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
