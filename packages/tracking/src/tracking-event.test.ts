import { describe, expect, test } from "vitest";
import { isPhoneLink, pageView, type TrackingEvent } from "./tracking-event.ts";

const vehicle = {
  vin: "JA4J24A50RZ000001",
  make: "Mitsubishi",
  model: "Outlander",
  year: 2024,
  price: 2_995_000,
};

// Held by the type check: each expected error fails it when there is none.
const compiles: TrackingEvent[] = [
  { name: "PageView", path: "/" },
  { name: "ViewContent", vehicle },
  { name: "ViewContent", vehicle: { ...vehicle, price: null, trim: "SEL", exteriorColor: "White" } },
  { name: "Search", vehicle: { vins: [vehicle.vin], make: "Mitsubishi" } },
  { name: "Search" },
  { name: "Lead", vehicle },
  { name: "ConversationStarted", widget: { name: "Ana Ruiz" } },
  { name: "ClickToCall" },
  // @ts-expect-error no event of this name
  { name: "Purchase" },
  // @ts-expect-error the tag manager's name is not the event's
  { name: "page_view", path: "/" },
  // @ts-expect-error a page view has a path
  { name: "PageView" },
  // @ts-expect-error the path is text
  { name: "PageView", path: 1 },
  // @ts-expect-error a page view has no vehicle
  { name: "PageView", path: "/", vehicle },
  // @ts-expect-error a viewed vehicle has to be named
  { name: "ViewContent" },
  // @ts-expect-error by VIN or VINs
  { name: "ViewContent", vehicle: { make: "Mitsubishi", model: "Outlander", year: 2024, price: null } },
  // @ts-expect-error one vehicle has a year and a price
  { name: "ViewContent", vehicle: { vin: vehicle.vin, make: "Mitsubishi", model: "Outlander" } },
  // @ts-expect-error one vehicle or many, not both
  { name: "ViewContent", vehicle: { ...vehicle, vins: [vehicle.vin] } },
  // @ts-expect-error the year is a number
  { name: "ViewContent", vehicle: { ...vehicle, year: "2024" } },
  // @ts-expect-error trackers are not told a stock number
  { name: "ViewContent", vehicle: { vin: "", make: "", model: "", year: 1, price: 1, stockNumber: "A1" } },
  // @ts-expect-error a conversation has what the widget reported
  { name: "ConversationStarted" },
  // @ts-expect-error nor an email, which the widget does not know
  { name: "ConversationStarted", widget: { email: "ana@example.com" } },
  // @ts-expect-error a call is about nothing else
  { name: "ClickToCall", vehicle },
  // @ts-expect-error the value belongs to the event, not to the page
  { name: "Lead", value: 5 },
  // @ts-expect-error service is about no vehicle on sale
  { name: "ServiceScheduled", vehicle },
];

test("a wrong event does not compile", () => {
  expect(compiles.filter(({ name }) => name === "PageView")).toHaveLength(4);
});

describe("a page view", () => {
  test("is reported with the full path when that is new", () => {
    expect(pageView(null, "/")).toEqual({ name: "PageView", path: "/" });
    expect(pageView("/", "/cars-for-sale?page=2")).toEqual({
      name: "PageView",
      path: "/cars-for-sale?page=2",
    });
    expect(pageView("/cars-for-sale", "/cars-for-sale?page=2")).not.toBeNull();
  });

  test("is not reported twice", () => {
    expect(pageView("/cars-for-sale?page=2", "/cars-for-sale?page=2")).toBeNull();
  });
});

describe("a link that calls", () => {
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
