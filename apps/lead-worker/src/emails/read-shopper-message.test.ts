import { describe, expect, it } from "vitest";
import { exampleService, visitMessage } from "../testing/example-visit.ts";
import { readShopperMessage } from "./read-shopper-message.ts";
import { readAppointmentContent } from "./visits/appointment-schemas.ts";

const KINDS = [
  "appointment-confirmation",
  "appointment-change",
  "appointment-cancellation",
  "appointment-reminder",
] as const;

describe("a message about a visit", () => {
  it.each(KINDS)("of kind %s is read unchanged", (kind) => {
    const message = visitMessage(kind);
    expect(readShopperMessage(JSON.parse(JSON.stringify(message)))).toEqual(message);
    const { reminderAt: _none, ...state } = message.state;
    expect(readShopperMessage({ ...message, state })).toEqual({ ...message, state });
    const service = visitMessage(kind, {
      state: { kind: "service", cancelledBy: "vehicle" },
      content: exampleService,
    });
    expect(readShopperMessage(service)).toEqual(service);
  });

  const message = visitMessage("appointment-confirmation");
  const withState = (changed: object) => ({ ...message, state: { ...message.state, ...changed } });
  const withContent = (changed: object) => ({ ...message, content: { ...message.content, ...changed } });

  it.each([
    ["no recipient", { ...message, to: undefined }],
    ["another kind", { ...message, kind: "appointment-other" }],
    ["no state", { ...message, state: null }],
    ["a start that is no instant", withState({ start: 9e15 })],
    ["a start before 1970", withState({ start: -1 })],
    ["an unknown kind of visit", withState({ kind: "haircut" })],
    ["a negative version", withState({ sequence: -1 })],
    ["an unknown reason of its end", withState({ cancelledBy: "weather" })],
    ["an address of another site", withContent({ page: "https://evil.example" })],
    ["an unknown transport", withContent({ transport: "taxi" })],
    ["a trade without a day", withContent({ trade: { ...message.content.trade, validThrough: "soon" } })],
    ["no customer", withContent({ customer: null })],
  ])("with %s is refused", (_what, broken) => {
    expect(readShopperMessage(broken)).toBeNull();
  });
});

it("the content of an appointment is validated alone", () => {
  expect(readAppointmentContent(exampleService)).toEqual(exampleService);
  expect(readAppointmentContent({ ...exampleService, services: null })).toBeNull();
});
