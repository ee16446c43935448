import { VALUED_EVENTS } from "@forecourt/dealership";
import { EVENT_NAMES } from "@forecourt/tracking";
import { expect, it } from "vitest";

it("a dealership can change the value of every event, and of no other", () => {
  expect(VALUED_EVENTS).toEqual(EVENT_NAMES);
});
