import { expect, test } from "vitest";
import { pixelBodySchema } from "./pixel-body-schema.ts";

const { validate } = pixelBodySchema["~standard"];
const body = {
  currency: "USD",
  value: 5,
  event_id: "event-1",
  event_time: 1_763_800_000,
  fbp: null,
  fbc: null,
  user_data: { country: "us" },
  custom_data: {},
  eventName: "ClickToCall",
  eventID: "event-1",
  eventTime: 1_763_800_000,
};

test("gives the body, or an issue for each field", () => {
  expect(validate({ ...body, more: 1 })).toEqual({ value: body });
  expect(validate({ ...body, value: "5" })).toEqual({
    issues: [{ message: "value.invalid", path: ["value"], code: "value.invalid" }],
  });
  expect(validate("{}")).toEqual({ issues: [{ message: "body.invalid", path: [], code: "body.invalid" }] });
});
