import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { AllowedCategories } from "./allowed-categories.ts";
import { EVENT_NAMES, secondTrackerName, tagManagerName } from "./event-names.ts";
import { adSearchEffect, type TrackingContext, trackingEffects } from "./tracking-effects.ts";
import type { TrackingEvent } from "./tracking-event.ts";
import { vehicleContent } from "./vehicle-content.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const ALL = ["essential", "functional", "analytics", "targeting"] as const;
const vehicle = {
  vin: "JA4J24A50RZ000001",
  make: "Mitsubishi",
  model: "Outlander",
  year: 2024,
  price: 2_995_000,
};

const context = (changes: Partial<TrackingContext> = {}): TrackingContext => ({
  allowed: ALL,
  user: { email: "Ana@example.com", firstName: "Ana", phone: "417-555-0123", external_id: "visitor-1" },
  ids: {
    campaign: { utm_source: "google" },
    analytics: { client_id: "5.6", session_id: "7" },
    clicks: { gclid: "g", wbraid: "w" },
    adPixel: { fbp: "fb.1.3.4", fbc: "fb.1.1.click" },
  },
  eventId: "event-1",
  now: 1_763_800_000_987,
  userAgent: "Browser/1",
  customerId: "customer-9",
  ...changes,
});
const user = {
  sha256_email_address: sha256("ana@example.com"),
  sha256_phone_number: sha256("+14175550123"),
  address: { sha256_first_name: sha256("ana"), country: "US" },
};
const tagManagerUser = {
  ...user,
  country: "us",
  external_id: "visitor-1",
  email: sha256("ana@example.com"),
  firstName: sha256("ana"),
  phone: sha256("14175550123"),
};
const measured = {
  utm_source: "google",
  currency: "USD",
  event_id: "event-1",
  user_agent: "Browser/1",
};
const targeted = {
  user_data: user,
  gclid: "g",
  wbraid: "w",
  customer_id: "customer-9",
};

describe("an event with full consent", () => {
  test("is sent to both trackers and the ad network", async () => {
    const payload = {
      ...measured,
      ...targeted,
      value: 20,
      client_id: "5.6",
      session_id: "7",
      fbp: "fb.1.3.4",
      fbc: "fb.1.1.click",
      ...vehicleContent(vehicle),
    };
    expect(await trackingEffects({ name: "Schedule", vehicle }, context())).toEqual([
      {
        type: "tag-manager",
        message: { event: "schedule_test_drive", ...payload, user_data: tagManagerUser },
        nextTick: false,
      },
      { type: "second-tracker", name: "schedule_test_drive", payload },
      {
        type: "ad-pixel",
        body: {
          currency: "USD",
          value: 20,
          event_id: "event-1",
          event_time: 1_763_800_000,
          fbp: "fb.1.3.4",
          fbc: "fb.1.1.click",
          user_data: {
            country: "us",
            external_id: "visitor-1",
            client_user_agent: "Browser/1",
            em: sha256("ana@example.com"),
            fn: sha256("ana"),
            ph: sha256("14175550123"),
          },
          custom_data: vehicleContent(vehicle),
          eventName: "Schedule",
          eventID: "event-1",
          eventTime: 1_763_800_000,
        },
      },
    ]);
  });

  test("is normalised by Google's rules for its tags, by Meta's for the ad network and our own names", async () => {
    const person = {
      email: "a.b+c@gmail.com",
      phone: "4175550123",
      firstName: "Ana María",
      lastName: "O'Brien",
      streetAddress: "1 Elm St.",
      city: "St. Louis",
      state: "Missouri",
      zipCode: "63101-1234",
    };
    const [tagManager, second, pixel] = await trackingEffects({ name: "Lead" }, context({ user: person }));
    const google = {
      sha256_email_address: sha256("ab@gmail.com"),
      sha256_phone_number: sha256("+14175550123"),
      address: {
        sha256_first_name: sha256("ana maría"),
        sha256_last_name: sha256("o'brien"),
        sha256_street: sha256("1 elm st."),
        city: "st. louis",
        region: "mo",
        postal_code: "63101-1234",
        country: "US",
      },
    };
    expect(tagManager?.type === "tag-manager" && tagManager.message.user_data).toStrictEqual({
      ...google,
      country: "us",
      email: sha256("a.b+c@gmail.com"),
      phone: sha256("14175550123"),
      firstName: sha256("anamaría"),
      lastName: sha256("obrien"),
      streetAddress: sha256("1 elm st."),
      city: sha256("stlouis"),
      state: sha256("mo"),
      zipCode: sha256("63101"),
    });
    expect(second?.type === "second-tracker" && second.payload.user_data).toStrictEqual(google);
    expect(pixel?.type === "ad-pixel" && pixel.body.user_data).toStrictEqual({
      country: "us",
      client_user_agent: "Browser/1",
      em: sha256("a.b+c@gmail.com"),
      ph: sha256("14175550123"),
      fn: sha256("anamaría"),
      ln: sha256("obrien"),
      ct: sha256("stlouis"),
      st: sha256("mo"),
      zp: sha256("63101"),
    });
  });

  test("omits ids that the browser does not have", async () => {
    const bare = { campaign: {}, analytics: {}, clicks: {}, adPixel: {} };
    const [tagManager, , pixel] = await trackingEffects(
      { name: "ClickToCall" },
      context({ ids: bare, user: {}, customerId: undefined }),
    );
    expect(tagManager).toStrictEqual({
      type: "tag-manager",
      message: {
        event: "click_to_call",
        value: 5,
        currency: "USD",
        event_id: "event-1",
        user_agent: "Browser/1",
        user_data: { address: { country: "US" }, country: "us" },
      },
      nextTick: false,
    });
    expect(pixel).toMatchObject({ body: { fbp: null, fbc: null, custom_data: {} } });
  });

  test("has the names and value of each of the seventeen events", async () => {
    for (const name of EVENT_NAMES) {
      const event = { name, path: "/", vehicle, widget: {} } as TrackingEvent;
      const [tagManager, second, pixel] = await trackingEffects(event, context({ values: { [name]: 7 } }));
      expect(tagManager).toMatchObject({ message: { event: tagManagerName(name) } });
      expect(second).toMatchObject({ name: secondTrackerName(name), payload: { value: 7 } });
      expect(pixel).toMatchObject({ body: { eventName: name, value: 7 } });
    }
  });
});

describe("a page view", () => {
  test("sends only its path to the tag manager, on the next tick", async () => {
    const event = { name: "PageView", path: "/cars-for-sale?page=2" } as const;
    const [tagManager, second, pixel] = await trackingEffects(event, context());
    expect(tagManager).toEqual({
      type: "tag-manager",
      message: { event: "page_view", page_path: "/cars-for-sale?page=2" },
      nextTick: true,
    });
    expect(second).toMatchObject({ name: "pageview", payload: { page_path: event.path, value: 0 } });
    expect(pixel).toMatchObject({ body: { eventName: "PageView", custom_data: { page_path: event.path } } });
  });
});

test("truncates a page view's path to the server's limit", async () => {
  const [tagManager] = await trackingEffects({ name: "PageView", path: `/${"x".repeat(2_000)}` }, context());
  expect(tagManager).toMatchObject({ message: { page_path: `/${"x".repeat(1_999)}` } });
});

describe("a conversation", () => {
  test("includes the widget's user as hashes only", async () => {
    const widget = { name: "Luis Ortega", phoneValue: "417-555-0144" };
    const effects = await trackingEffects({ name: "ConversationStarted", widget }, context());
    expect(effects[1]).toMatchObject({
      payload: {
        value: 10,
        user_data: {
          sha256_email_address: sha256("ana@example.com"),
          sha256_phone_number: sha256("+14175550144"),
          address: { sha256_first_name: sha256("luis"), sha256_last_name: sha256("ortega"), country: "US" },
        },
      },
    });
    expect(JSON.stringify(effects)).not.toMatch(/luis|ortega|0144|example\.com/i);
  });
});

describe("consent", () => {
  const types = async (allowed: AllowedCategories) =>
    (await trackingEffects({ name: "Lead" }, context({ allowed }))).map(({ type }) => type);

  test("without analytics or targeting nothing is sent", async () => {
    expect(await types([])).toEqual([]);
    expect(await types(["essential", "functional"])).toEqual([]);
  });

  test("the ad network needs functional and targeting", async () => {
    const both = ["tag-manager", "second-tracker"];
    expect(await types(["essential", "analytics"])).toEqual(both);
    expect(await types(["essential", "functional", "analytics"])).toEqual(both);
    expect(await types(["essential", "targeting"])).toEqual(both);
    expect(await types(["essential", "analytics", "targeting"])).toEqual(both);
    expect(await types(["functional", "targeting"])).toEqual([...both, "ad-pixel"]);
  });

  test.each<[AllowedCategories, object]>([
    [["functional", "analytics"], { ...measured, value: 0, client_id: "5.6", session_id: "7" }],
    [["targeting"], { ...measured, ...targeted, value: 0 }],
    [
      ["functional", "targeting"],
      { ...measured, ...targeted, value: 0, fbp: "fb.1.3.4", fbc: "fb.1.1.click" },
    ],
  ])("with %j sends only the ids of these categories", async (allowed, payload) => {
    const [tagManager, second] = await trackingEffects({ name: "Lead" }, context({ allowed }));
    expect(tagManager).toEqual({
      type: "tag-manager",
      message: {
        event: "lead",
        ...payload,
        ...(allowed.includes("targeting") && { user_data: tagManagerUser }),
      },
      nextTick: false,
    });
    expect(second).toEqual({ type: "second-tracker", name: "lead", payload });
  });
});

test("accepts an event with an undefined vehicle", async () => {
  const [, second] = await trackingEffects({ name: "Lead", vehicle: undefined }, context());
  expect(second).not.toHaveProperty("payload.content_type");
});

describe("ad-search events", () => {
  test("are sent to the second tracker with their own values", () => {
    expect(adSearchEffect("view_item", vehicle, ["targeting"])).toEqual({
      type: "second-tracker",
      name: "view_item",
      payload: { ...vehicleContent(vehicle), value: 5, currency: "USD" },
    });
    expect(adSearchEffect("view_item_list", { vins: [] }, ALL)?.payload.value).toBe(3);
  });

  test("need targeting", () => {
    expect(adSearchEffect("purchase", vehicle, ["essential", "functional", "analytics"])).toBeNull();
  });
});
