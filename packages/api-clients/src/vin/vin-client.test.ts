import { expect, test } from "vitest";
import { json, useApiServer } from "../testing/api-server.ts";
import { createVinClient } from "./vin-client.ts";
import { vinQueries } from "./vin-queries.ts";

const api = useApiServer();
const client = () => createVinClient({ baseUrl: `${api.url}/api/v1`, retries: 0 });
const accord = {
  vin: "1HGCV1F3XJA000008",
  year: 2018,
  make: "Honda",
  model: "Accord",
  makeId: "honda",
  modelId: "accord",
  trim: "Sport",
  bodystyle: "sedans",
  doors: 4,
  drivetrain: null,
  fuelType: "gasoline",
  engine: "1.5L 4-Cylinder Turbo",
};

test("asks for a typed VIN without its spaces and hyphens, in a language", async () => {
  api.answer(json(accord));
  expect(await client().decode(" 1hgcv1f3x-ja000008 ")).toEqual({ ok: true, value: accord });
  const { signal } = new AbortController();
  expect(await vinQueries(client()).decode("1HGCV1F3X JA000008", "es").queryFn({ signal })).toEqual(accord);
  expect(api.received.map(({ path }) => path)).toEqual([
    `/api/v1/vin/${accord.vin}?locale=en`,
    `/api/v1/vin/${accord.vin}?locale=es`,
  ]);
});

test("a VIN of wrong length is the API's to refuse, with its message", async () => {
  const refusals = [
    { field: "vin", code: "vin-length", message: "Enter the 17 letters and digits of the VIN." },
  ];
  api.answer(json({ errors: refusals }, 422));
  expect(await client().decode("123")).toMatchObject({
    ok: false,
    errors: [{ kind: "refused", status: 422 }],
    refusals,
  });
});

test.each(["", "../leads", "1HGCV1F3XJA00000?", "Ñ"])("refuses %j without a request", async (vin) => {
  expect(await client().decode(vin)).toMatchObject({
    ok: false,
    errors: [{ kind: "refused", code: "vin.invalid" }],
  });
  expect(api.received).toEqual([]);
});

test("keys are equal for the same VIN and language", () => {
  const { decode } = vinQueries(client());
  const [one, same, other] = [decode(accord.vin), decode("1hgcv1f3x ja000008"), decode(accord.vin, "es")].map(
    ({ queryKey }) => queryKey,
  );
  expect(one).toEqual(same);
  expect(one).not.toEqual(other);
});
