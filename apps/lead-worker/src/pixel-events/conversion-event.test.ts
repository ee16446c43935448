import { readFileSync } from "node:fs";
import type { PixelBody } from "@forecourt/tracking";
import { expect, it } from "vitest";
import { conversionEvent } from "./conversion-event.ts";
import { examplePixelBody, SOURCE_URL } from "./testing/store-pixel-event.ts";

// The shape that Meta documents, with its own examples of hashes
// (https://developers.facebook.com/docs/marketing-api/conversions-api/using-the-api).
const golden = JSON.parse(
  readFileSync(new URL("testing/conversions-api-request.json", import.meta.url), "utf8"),
) as { data: object[] };
const storedAt = new Date(1_795_700_002_000);
const page = { sourceUrl: SOURCE_URL, storedAt };

it("has the shape of Meta's Conversions API", () => {
  expect(conversionEvent(examplePixelBody, page)).toEqual(golden.data[0]);
});

it("leaves out what the page does not know, but always hashes the country", () => {
  const anonymous: PixelBody = {
    ...examplePixelBody,
    fbp: null,
    fbc: null,
    user_data: { country: "us" },
    custom_data: {},
  };
  expect(conversionEvent(anonymous, page)).toMatchObject({
    user_data: { country: [expect.stringMatching(/^79adb2a2[0-9a-f]{56}$/)] },
    custom_data: { currency: "USD", value: 20 },
  });
  expect(Object.keys(conversionEvent(anonymous, page).user_data)).toEqual(["country"]);
});

it("counts a time in the future as the time when the event was stored", () => {
  const early = { ...examplePixelBody, event_time: 1_795_800_000, eventTime: 1_795_800_000 };
  expect(conversionEvent(early, page).event_time).toBe(1_795_700_002);
  expect(conversionEvent(examplePixelBody, page).event_time).toBe(1_795_700_000);
});

it("sends no detail in plain text but the browser's name and the click ids", () => {
  const sent = JSON.stringify(conversionEvent(examplePixelBody, page));
  expect(sent).not.toContain("visitor-1");
  expect(sent).not.toContain('"us"');
});
