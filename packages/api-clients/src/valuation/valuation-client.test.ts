import { describe, expect, test } from "vitest";
import { empty, json, useApiServer } from "../testing/api-server.ts";
import { instantRetries } from "../testing/client-options.ts";
import { createValuationClient } from "./valuation-client.ts";

const api = useApiServer();
const client = () => createValuationClient({ baseUrl: `${api.url}/book`, ...instantRetries() });
const car = {
  year: 2019,
  make: "Kia",
  model: "Soul",
  trim: "EX",
  mileage: 61_000,
  condition: "good",
} as const;
const values = { adjusted_whole_avg: 12_345.67, adjusted_whole_rough: 10_000, adjusted_retail_avg: 14_999.9 };
const cents = {
  adjusted_whole_avg: 1_234_567,
  adjusted_whole_rough: 1_000_000,
  adjusted_retail_avg: 1_499_990,
};
const nothing = { adjusted_whole_avg: null, adjusted_whole_rough: null, adjusted_retail_avg: null };

describe("a vehicle", () => {
  test("is sent in the body with known fields only", async () => {
    api.answer(json(values));
    const whole = { ...car, vin: "KNDJ23AU4K7000001", age: 7, plate: "ABC 123", state: "MO" };
    expect(await client().vehiclePrices(whole)).toEqual({ ok: true, value: cents });
    expect(api.received).toMatchObject([{ method: "POST", path: "/book/valuations" }]);
    expect(JSON.parse(api.received[0]?.body ?? "")).toEqual({ ...car, vin: "KNDJ23AU4K7000001" });
  });

  test("needs only few fields", async () => {
    api.answer(json(values));
    expect((await client().vehiclePrices({ year: 2019, mileage: 0 })).ok).toBe(true);
    expect(JSON.parse(api.received[0]?.body ?? "")).toEqual({ year: 2019, mileage: 0 });
  });
});

describe("a value", () => {
  test.each([
    ["all that is known", values, cents],
    [
      "the parts that are known",
      { ...nothing, adjusted_whole_rough: 0.01 },
      { ...nothing, adjusted_whole_rough: 1 },
    ],
    ["the parts that are there", { adjusted_retail_avg: 1 }, { ...nothing, adjusted_retail_avg: 100 }],
    ["0 is no value", { ...values, adjusted_whole_avg: 0 }, { ...cents, adjusted_whole_avg: null }],
    ["cents are exact", { ...nothing, adjusted_whole_avg: 1.15 }, { ...nothing, adjusted_whole_avg: 115 }],
    ["nothing is known", nothing, null],
    ["nothing but 0", { adjusted_whole_avg: 0, adjusted_whole_rough: 0, adjusted_retail_avg: 0 }, null],
    ["nothing is there", {}, null],
  ])("%s", async (_name, body, value) => {
    api.answer(json(body));
    expect(await client().vehiclePrices(car)).toEqual({ ok: true, value });
  });

  test("is null after 204", async () => {
    api.answer(empty(204));
    expect(await client().vehiclePrices(car)).toEqual({ ok: true, value: null });
  });

  test.each([
    [{ ...values, adjusted_whole_avg: -1 }],
    [{ ...values, adjusted_whole_avg: "12,000" }],
    [null],
    [[]],
  ])("rejects the response %j", async (body) => {
    api.answer(json(body));
    expect(await client().vehiclePrices(car)).toMatchObject({
      errors: [{ kind: "invalid-response", code: "invalid-response.schema" }],
    });
  });
});

describe("a failure", () => {
  test("is retried when retryable", async () => {
    api.answer(empty(500), (request) => request.socket.destroy(), json(values));
    expect(await client().vehiclePrices(car)).toEqual({ ok: true, value: cents });
    expect(api.received).toHaveLength(3);
  });

  test("with 404 is not a vehicle without a value", async () => {
    api.answer(empty(404));
    expect(await client().vehiclePrices(car)).toMatchObject({ ok: false, errors: [{ code: "http.404" }] });
  });

  test("has the API's refusals", async () => {
    const errors = [{ field: "vin", code: "check-digit", message: "No such VIN." }];
    api.answer(json({ errors }, 422));
    expect(await client().vehiclePrices(car)).toMatchObject({ refusals: errors });
  });

  test("is returned when the caller aborts", async () => {
    const ended = new AbortController();
    api.answer(() => ended.abort());
    expect(await client().vehiclePrices(car, ended)).toMatchObject({
      errors: [{ kind: "aborted", code: "aborted" }],
    });
  });
});
