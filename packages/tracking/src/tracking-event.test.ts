import { describe, expect, test } from "vitest";
import { isPhoneLink, pageView, type TrackingEvent } from "./tracking-event.ts";

const vehicle = {
  vin: "JA4J24A50RZ000001",
  make: "Mitsubishi",
  model: "Outlander",
  year: 2024,
  price: 2_995_000,
};

// Checked by the compiler: an unused @ts-expect-error is an error.
const compiles: TrackingEvent[] = [
  { name: "PageView", path: "/" },
  { name: "ViewContent", vehicle },
  { name: "ViewContent", vehicle: { ...vehicle, price: null, trim: "SEL", exteriorColor: "White" } },
  { name: "Search", vehicle: { vins: [vehicle.vin], make: "Mitsubishi" } },
  { name: "Search" },
  { name: "Lead", vehicle },
  { name: "ConversationStarted", widget: { name: "Ana Ruiz" } },
  { name: "ClickToCall" },
  // @ts-expect-error unknown event name
  { name: "Purchase" },
  // @ts-expect-error a tag manager name instead of the event name
  { name: "page_view", path: "/" },
  // @ts-expect-error a page view has a path
  { name: "PageView" },
  // @ts-expect-error the path is text
  { name: "PageView", path: 1 },
  // @ts-expect-error a page view has no vehicle
  { name: "PageView", path: "/", vehicle },
  // @ts-expect-error ViewContent needs a vehicle
  { name: "ViewContent" },
  // @ts-expect-error a vehicle needs a VIN or VINs
  { name: "ViewContent", vehicle: { make: "Mitsubishi", model: "Outlander", year: 2024, price: null } },
  // @ts-expect-error a single vehicle needs a year and a price
  { name: "ViewContent", vehicle: { vin: vehicle.vin, make: "Mitsubishi", model: "Outlander" } },
  // @ts-expect-error one vehicle or many, not both
  { name: "ViewContent", vehicle: { ...vehicle, vins: [vehicle.vin] } },
  // @ts-expect-error the year is a number
  { name: "ViewContent", vehicle: { ...vehicle, year: "2024" } },
  // @ts-expect-error the stock number is not tracked
  { name: "ViewContent", vehicle: { vin: "", make: "", model: "", year: 1, price: 1, stockNumber: "A1" } },
  // @ts-expect-error a conversation needs the widget's report
  { name: "ConversationStarted" },
  // @ts-expect-error the widget's report has no email
  { name: "ConversationStarted", widget: { email: "ana@example.com" } },
  // @ts-expect-error a call has no vehicle
  { name: "ClickToCall", vehicle },
  // @ts-expect-error the caller cannot set the value
  { name: "Lead", value: 5 },
  // @ts-expect-error service has no vehicle
  { name: "ServiceScheduled", vehicle },
];

test("an invalid event does not compile", () => {
  expect(compiles.filter(({ name }) => name === "PageView")).toHaveLength(4);
});

describe("a page view", () => {
  test("is created with the full path when it differs from the last", () => {
    expect(pageView(null, "/")).toEqual({ name: "PageView", path: "/" });
    expect(pageView("/", "/cars-for-sale?page=2")).toEqual({
      name: "PageView",
      path: "/cars-for-sale?page=2",
    });
    expect(pageView("/cars-for-sale", "/cars-for-sale?page=2")).not.toBeNull();
  });

  test("is null for the last path", () => {
    expect(pageView("/cars-for-sale?page=2", "/cars-for-sale?page=2")).toBeNull();
  });
});

describe("isPhoneLink", () => {
  test.each(["tel:+14175550123", "tel:", "TEL:417-555-0123", " tel:911"])("%j", (href) => {
    expect(isPhoneLink(href)).toBe(true);
  });

  test.each([
    "",
    "/tel:",
    "https://example.com/tel:1",
    "telephone:1",
    "sms:+14175550123",
    "hotel:1",
    null,
    undefined,
  ])("not %j", (href) => {
    expect(isPhoneLink(href)).toBe(false);
  });
});
