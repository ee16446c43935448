import { expect, test } from "vitest";
import { empty, json, useApiServer } from "../testing/api-server.ts";
import { instantRetries } from "../testing/client-options.ts";
import { createPlateClient } from "./plate-client.ts";

const api = useApiServer();
const client = () => createPlateClient({ baseUrl: `${api.url}/lookup`, ...instantRetries() });
const plate = { plate: "7KX2R9", state: "MO" };
const vin = "JA4J4VA85PZ000001";

test("a plate is posted, never in the address, and again after no response", async () => {
  api.answer(empty(503), json({ vin }));
  expect(await client().vinOf(plate)).toEqual({ ok: true, value: vin });
  expect(api.received[1]).toMatchObject({ method: "POST", path: "/lookup/plates" });
  expect(JSON.parse(api.received[1]?.body ?? "")).toEqual(plate);
});

test.each([
  ["204", empty(204)],
  ["no VIN", json({ vin: null })],
])("%s is an unknown plate", async (_name, answer) => {
  api.answer(answer);
  expect(await client().vinOf(plate)).toEqual({ ok: true, value: null });
});

test("something else than a VIN is an invalid response", async () => {
  api.answer(json({ vin: "a Toyota" }));
  expect(await client().vinOf(plate)).toMatchObject({ errors: [{ code: "invalid-response.schema" }] });
});
