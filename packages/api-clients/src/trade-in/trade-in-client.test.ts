import { describe, expect, test } from "vitest";
import { empty, json, useApiServer } from "../testing/api-server.ts";
import { instantRetries } from "../testing/client-options.ts";
import { createTradeInClient } from "./trade-in-client.ts";
import { tradeInQueries } from "./trade-in-queries.ts";

const api = useApiServer();
const client = () =>
  createTradeInClient({ baseUrl: `${api.url}/api/v1`, store: "north", ...instantRetries() });

const valuation = {
  valuationId: "v",
  url: "/valuations/token",
  validUntil: "2026-12-02",
  source: { kind: "model" },
  tiers: { "bring-vehicle-in": null, "cash-now": { finalPrice: 9000, equity: -10 }, "more-cash-later": null },
  lines: {
    "cash-now": [{ code: "base", vehiclePriceKey: "adjusted_whole_avg", amount: 9000 }],
    "more-cash-later": [],
  },
  equity: -10,
};

describe("a valuation", () => {
  const request = { vehicle: { year: 2019, make: "Kia", model: "Soul" }, mileage: 61_000, answers: {} };

  test("is posted with its key, and again after no response", async () => {
    api.answer(empty(503), json(valuation, 201));
    expect(await client().value(request, { idempotencyKey: "k1" })).toEqual({ ok: true, value: valuation });
    expect(api.received).toHaveLength(2);
    expect(api.received[1]).toMatchObject({
      method: "POST",
      path: "/api/v1/stores/north/website/trade-in/valuations",
      headers: { "idempotency-key": "k1" },
    });
    expect(JSON.parse(api.received[1]?.body ?? "")).toEqual(request);
  });

  test("has the API's refusals", async () => {
    const errors = [{ field: "mileage", code: "mileage", message: "Enter the mileage of the vehicle." }];
    api.answer(json({ errors }, 422));
    expect(await client().value(request, { idempotencyKey: "k1" })).toMatchObject({ refusals: errors });
  });
});

test("the questionnaire is asked for in its language, and shared by language", async () => {
  const category = { categoryId: "keys", categoryTitle: "Llaves", blackBookQuestionsRemaining: 0 };
  api.answer(json({ categories: [{ ...category, questionsIds: ["keys"] }], questions: [] }));
  expect(await client().questionnaire("es")).toEqual({
    ok: true,
    value: { categories: [{ ...category, questionIds: ["keys"] }], questions: [] },
  });
  expect(api.received).toMatchObject([
    { method: "GET", path: "/api/v1/stores/north/website/trade-in/questionnaire?locale=es" },
  ]);
  expect(tradeInQueries(client()).questionnaire("es").queryKey).not.toEqual(
    tradeInQueries(client()).questionnaire("en").queryKey,
  );
});
