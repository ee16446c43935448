import { describe, expect, test } from "vitest";
import { answerExperiment, setUpClient } from "./testing/client-setup.ts";
import { json, neverAnswer, status, useExperimentServer } from "./testing/experiment-server.ts";
import { until } from "./testing/fake-clock.ts";
import { memoryStorage } from "./testing/memory-storage.ts";

const server = useExperimentServer();
const running = () => answerExperiment(server);

describe("a visitor keeps their variants", () => {
  test("by a stored id", async () => {
    running();
    const storage = memoryStorage();
    const ids = ["first", "never"];
    for (const id of ids) {
      const { client } = setUpClient(server, { storage, environment: { uuid: () => id } });
      await client.start();
      client.stop();
    }
    const sent = server.to("initialize").map(({ body }) => body.user.customIDs.stableID);
    expect(sent).toEqual(["first", "first"]);
  });

  test("ignoring cached values of another user", async () => {
    running();
    const storage = memoryStorage();
    await setUpClient(server, { storage, user: { userID: "a" } }).client.start();
    server.answer("initialize", status(404));
    const other = setUpClient(server, { storage, user: { userID: "b" } });
    await other.client.start();
    expect(other.client.source).toBe("NoValues");
    const same = setUpClient(server, { storage, user: { userID: "a" } });
    await same.client.start();
    expect(same.client.source).toBe("Cache");
  });

  test("ignoring an invalid cache", async () => {
    running();
    for (const text of ["{", "null", "[]", '{"user":"x"}', '{"values":{"time":1}}']) {
      const storage = memoryStorage();
      storage.setItem("forecourt.experiments.values", text);
      storage.setItem("forecourt.experiments.session", text);
      const { client } = setUpClient(server, { storage });
      await client.start();
      expect(client.source).toBe("Network");
      client.logEvent("a");
      await client.flush();
    }
  });
});

describe("a failing storage never breaks the page", () => {
  const use = async (setup: ReturnType<typeof setUpClient>) => {
    const { client } = setup;
    await client.start();
    expect([client.status, client.source]).toEqual(["Ready", "Network"]);
    expect(client.getBooleanValue("new_header", false)).toBe(true);
    client.logEvent("a");
    await client.flush();
    client.pageHidden();
    expect(setup.logged).toEqual(["null storage"]);
    const ids = server
      .to("events")
      .flatMap(({ body }) =>
        body.events.map(({ sessionID, user }: { sessionID: string; user: object }) =>
          JSON.stringify([sessionID, user]),
        ),
      );
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
  };

  test.each([["setItem"], ["getItem"], ["removeItem"], ["setItem", "getItem", "removeItem"]] as const)(
    "%s %s %s throws",
    async (...actions) => {
      running();
      const storage = memoryStorage();
      for (const action of actions) storage.broken.add(action);
      await use(setUpClient(server, { storage }));
    },
  );

  test("accessing it throws", async () => {
    running();
    const storage = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    await use(setUpClient(server, { environment: { storage } }));
  });

  test("without a storage failed events stay in memory", async () => {
    running();
    server.answer("events", status(503), json({}));
    const { client, clock } = setUpClient(server, { environment: { storage: () => null } });
    await client.start();
    client.pageHidden();
    await until(() => server.to("events").length === 1 && clock.pending().length === 0);
    client.logEvent("later");
    await client.flush();
    expect(server.to("events").map(({ body }) => body.events[0]?.eventName)).toEqual([
      "statsig::config_exposure",
      "later",
      "statsig::config_exposure",
    ]);
  });

  test("full only for the values: the visit continues with the stored id", async () => {
    running();
    const storage = memoryStorage();
    const refusing = {
      ...storage,
      setItem: (key: string, value: string) => {
        if (key.endsWith("values")) throw new DOMException("full", "QuotaExceededError");
        storage.setItem(key, value);
      },
    };
    await use(setUpClient(server, { environment: { storage: () => refusing } }));
    expect(storage.entries.get("forecourt.experiments.stable-id")).toBe("id-1");
  });
});

describe("a failing environment", () => {
  test("uuid throws: values are defaults and the error is reported", async () => {
    running();
    const uuid = () => {
      throw new TypeError("crypto.randomUUID is not a function");
    };
    const { client } = setUpClient(server, { environment: { uuid } });
    await client.start();
    await client.prefetch();
    expect([client.status, client.source]).toEqual(["Ready", "NoValues"]);
    expect(client.getBooleanValue("new_header", false)).toBe(false);
    client.logEvent("a");
    client.forget();
    expect(server.to("events")).toEqual([]);
  });

  test("log throws: ignored", async () => {
    server.answer("experiments", status(404));
    const log = () => {
      throw new Error("no console");
    };
    const { client } = setUpClient(server, { environment: { log } });
    await client.start();
    expect(client.status).toBe("Ready");
  });
});

describe("forget", () => {
  test("removes everything and stores nothing afterwards, even from pending requests", async () => {
    running();
    server.answer("events", neverAnswer);
    const { client, storage, clock } = setUpClient(server);
    storage.setItem("cart", "another's");
    await client.start();
    client.logEvent("a");
    void client.flush();
    await until(() => server.to("events").length === 1);
    client.logEvent("b");
    expect(
      [...storage.entries.keys()].filter((key) => key.startsWith("forecourt.experiments.")),
    ).toHaveLength(3);
    client.forget();
    await until(() => clock.pending().length === 0);
    await new Promise((resolve) => setImmediate(resolve));
    client.logEvent("c");
    client.getBooleanValue("chat", true);
    expect([...storage.entries]).toEqual([["cart", "another's"]]);
  });

  test("works after stop, which stores queued events", async () => {
    running();
    const { client, storage } = setUpClient(server);
    await client.start();
    client.stop();
    expect(storage.entries.has("forecourt.experiments.failed-events")).toBe(true);
    client.forget();
    expect(storage.entries.size).toBe(0);
  });

  test("works before start, and stops the client", async () => {
    const storage = memoryStorage();
    storage.setItem("forecourt.experiments.stable-id", "x");
    const { client } = setUpClient(server, { storage });
    client.forget();
    await client.start();
    await client.prefetch();
    expect(client.status).toBe("Uninitialized");
    expect([storage.entries.size, server.received.length]).toEqual([0, 0]);
  });
});
