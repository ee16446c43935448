import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { advanceQueueTime, countStates } from "../testing/queue.ts";
import { until } from "../testing/until.ts";
import { useLeadWorker } from "../testing/use-lead-worker.ts";
import { WorkerSettingsError } from "../worker-settings-error.ts";
import { examplePixelBody, now, SOURCE_URL, storePixelEvent } from "./testing/store-pixel-event.ts";
import { withAdPixel } from "./testing/with-ad-pixel.ts";

const { database, workers, crm: network, store: storeLead } = useLeadWorker();
const golden = JSON.parse(
  readFileSync(new URL("testing/conversions-api-request.json", import.meta.url), "utf8"),
) as { data: [object] };

const PIXEL = "1234567890";
const TOKEN = "pixel-token";
const dealership = withAdPixel({ group: PIXEL, airport: "9876543210" });
const start = () =>
  workers.start({ AD_PIXEL_API_URL: `${network.url}/v23.0`, AD_PIXEL_TOKEN: TOKEN }, { dealership });
const store = (options = {}) => storePixelEvent(database.site, workers.keyPair, options);
const stateOf = async (id: string) =>
  (
    await database.owner.pool.query(
      "SELECT state, attempts, last_error_code AS code FROM outbox WHERE pixel_event_id = $1",
      [id],
    )
  ).rows[0];
const untilState = (id: string, state: object) =>
  until(async () => expect(await stateOf(id)).toMatchObject(state));

describe("an event", () => {
  it("is posted to the pixel of its store, in Meta's shape", async () => {
    await start();
    const eventTime = now();
    await untilState(await store({ eventTime }), { state: "sent", attempts: 1 });
    await untilState(await store({ storeId: "airport" }), { state: "sent" });
    expect(network.received.map(({ path }) => path)).toEqual([
      `/v23.0/${PIXEL}/events`,
      "/v23.0/9876543210/events",
    ]);
    const data = [{ ...golden.data[0], event_time: eventTime }];
    expect(JSON.parse(network.received[0]!.body)).toEqual({ ...golden, data });
  });

  it("is sent again after 429 and 503, with the same body", async () => {
    const answers = [503, 429, 200];
    network.answer((_request, response) => response.writeHead(answers.shift() ?? 200).end());
    await start();
    const id = await store();
    for (const code of ["http.503", "http.429"]) {
      await untilState(id, { state: "ready", code });
      await advanceQueueTime(database, 3600);
    }
    await untilState(id, { state: "sent", attempts: 3 });
    expect(new Set(network.received.map(({ body }) => body)).size).toBe(1);
    expect(network.received).toHaveLength(3);
  });

  it("is given up after any other 4xx, with a code and nothing of its content in the log", async () => {
    network.answer((_request, response) =>
      response.writeHead(400).end(JSON.stringify({ error: { message: `Bad ${TOKEN}`, code: 190 } })),
    );
    await start();
    const id = await store();
    await untilState(id, { state: "dead", attempts: 1, code: "http.400" });
    await until(() =>
      expect(workers.logged).toContainEqual(
        expect.objectContaining({ pixelEventId: id, outcome: "dead", code: "http.400", store: "north" }),
      ),
    );
    const log = JSON.stringify(workers.logged);
    for (const secret of [TOKEN, examplePixelBody.user_data.em!, examplePixelBody.fbp!, SOURCE_URL])
      expect(log).not.toContain(secret);
  });

  it("that is older than seven days is not sent", async () => {
    await start();
    const old = await store({ eventTime: now() - 7 * 86_400 - 5 });
    await untilState(old, { state: "dead", code: "pixel-event.expired" });
    await untilState(await store({ eventTime: now() - 7 * 86_400 + 600 }), { state: "sent" });
    expect(network.received).toHaveLength(1);
  });

  it("that is damaged, or is not of the documented form, is not sent", async () => {
    await start();
    const { em: _hash, ...user } = examplePixelBody.user_data;
    const plain = { ...examplePixelBody, user_data: { ...user, em: "ana@example.com" } };
    for (const content of [
      {},
      [],
      "text",
      { body: plain, sourceUrl: SOURCE_URL },
      { body: examplePixelBody },
    ])
      await untilState(await store({ content }), { state: "dead", code: "pixel-event.invalid" });
    expect(network.received).toEqual([]);
  });
});

it("counts attempts of events apart, and names the transport", async () => {
  const { port } = await start();
  await untilState(await store(), { state: "sent" });
  const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  await until(async () =>
    expect(await get("/metrics")).toContain(
      'forecourt_deliveries_total{subject="pixel-event",outcome="sent"} 1',
    ),
  );
  expect(JSON.parse(await get("/health"))).toMatchObject({ pixelTransport: "conversions-api" });
});

it("delivers leads while the ad network does not answer", async () => {
  const waiting: ServerResponse[] = [];
  network.answer((_request, response) => waiting.push(response));
  await start();
  for (let n = 0; n < 12; n += 1) await store();
  await until(() => expect(network.received).toHaveLength(4));
  await storeLead();
  await until(async () => expect(await countStates(database)).toMatchObject({ sent: 1 }));
  network.answer((_request, response) => response.end());
  for (const response of waiting) response.end();
  await until(async () => expect(await countStates(database)).toEqual({ sent: 13 }));
});

describe("without an ad pixel", () => {
  it("the worker needs no token, and gives up events that were stored before", async () => {
    await workers.start();
    await untilState(await store(), { state: "dead", code: "pixel.not-configured" });
  });
});

describe("with an ad pixel and no token", () => {
  it.each([
    ["of the group", { group: PIXEL }],
    ["of one store", { airport: PIXEL }],
  ])("%s the worker does not start", async (_whose, pixels) => {
    const starting = workers.start({}, { dealership: withAdPixel(pixels) });
    await expect(starting).rejects.toThrow(WorkerSettingsError);
    await expect(starting).rejects.toMatchObject({
      exitCode: 78,
      problems: [expect.stringMatching(/^AD_PIXEL_TOKEN: is missing/)],
    });
  });
});
