import { refusalSchema } from "@forecourt/api-clients";
import { vinVehicleSchema } from "@forecourt/api-clients/vin";
import { expect, test } from "vitest";
import { GET } from "./route.ts";

const ask = (vin: string, { query = "", headers = {} } = {}) =>
  GET(new Request(`https://cars.example/api/v1/vin/${encodeURIComponent(vin)}${query}`, { headers }), {
    params: Promise.resolve({ vin }),
  });

const ACCORD = "1HGCV1F3XJA000008";

test("answers with what the VIN tells", async () => {
  const answer = await ask(` ${ACCORD.toLowerCase()} `);
  const body = await answer.json();
  expect(answer.status).toBe(200);
  expect(vinVehicleSchema.parse(body)).toEqual(body);
  expect(body).toEqual({
    vin: ACCORD,
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
  });
});

test("is kept by this browser alone, and 304 while unchanged", async () => {
  const { headers } = await ask(ACCORD);
  expect(headers.get("cache-control")).toBe("private, max-age=86400");
  const again = await ask(ACCORD, { headers: { "if-none-match": headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
});

test.each([
  ["1HGCV1F3XJA00000", "vin-length"],
  ["1HGCV1F3XJA00000O", "vin-character"],
  ["1HGCV1F3XJA000009", "vin-check-digit"],
  ["11111111111111111", "vin-unknown"],
  ["<script>", "vin-length"],
])("%s is 422 %s, in both languages", async (vin, code) => {
  const messages = await Promise.all(
    ["", "?locale=es"].map(async (query) => {
      const answer = await ask(vin, { query });
      const body = refusalSchema.parse(await answer.json());
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([422, "no-store"]);
      expect(body.errors).toMatchObject([{ field: "vin", code }]);
      return body.errors[0]?.message;
    }),
  );
  expect(new Set(messages).size).toBe(2);
  expect(messages).not.toContain("This value cannot be used.");
});
