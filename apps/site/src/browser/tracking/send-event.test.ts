import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { ConsentCategory } from "@forecourt/consent";
import type { TrackingEvent } from "@forecourt/tracking";
import { EVENT_NAMES } from "@forecourt/tracking";
import { describe, expect, it } from "vitest";
import { type Sending, sendEvent } from "./send-event.ts";

const ALL: ConsentCategory[] = ["essential", "functional", "analytics", "targeting"];
const HAPPENED = { id: "event-1", at: 1_795_700_000_000 };
const VEHICLE = {
  vin: "JA4J4VA80SZ000001",
  make: "Mitsubishi",
  model: "Outlander",
  year: 2025,
  price: 3_129_500,
  trim: "SEL",
  condition: "new",
};

function recorder(changes: Partial<Sending> = {}) {
  const sent: Record<string, unknown[]> = { tagManager: [], secondTracker: [], adPixel: [], cookies: [] };
  const stored = new Map<string, string>();
  const sending: Sending = {
    config: { group: "larkspur", adPixel: "7777777777" },
    trackers: {
      tagManager: (message) => sent["tagManager"]!.push(message),
      secondTracker: (name, payload) => sent["secondTracker"]!.push([name, payload]),
      adPixel: (body) => sent["adPixel"]!.push(body),
      nextTick: (callback) => callback(),
    },
    landing: "?utm_source=mail&gclid=Cj0K&fbclid=IwAR",
    cookies: () => "_ga=GA1.1.1162820436.1749482504; _ga_T3ST=GS2.1.s1749482504$o1",
    setCookie: (name, value) => sent["cookies"]!.push([name, value]),
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    details: async () => ({ firstName: "Ana", email: "ana@example.com", external_id: "visitor-1" }),
    userAgent: "Browser/1",
    now: () => 1_795_700_000_000,
    random: () => 0.5,
    ...changes,
  };
  return { sent, sending, stored };
}

function eventOf(name: (typeof EVENT_NAMES)[number]): TrackingEvent {
  if (name === "PageView") return { name, path: "/cars-for-sale?page=2" };
  if (name === "ConversationStarted") return { name, widget: { name: "Bo Ruiz", phone: "(417) 555-0123" } };
  const isAboutVehicle = !/^(ClickToCall|SubmitApplication|Service\w+)$/.test(name);
  return { name, ...(isAboutVehicle && { vehicle: VEHICLE }) } as TrackingEvent;
}

describe("an event with everything allowed", () => {
  it.each(EVENT_NAMES)("%s has the payloads of its golden file", async (name) => {
    const { sent, sending } = recorder();
    await sendEvent({ event: eventOf(name) }, ALL, sending, HAPPENED);
    const golden = JSON.parse(
      readFileSync(`${import.meta.dirname}/testing/golden-payloads.json`, "utf8"),
    ) as Record<string, unknown>;
    expect(JSON.parse(JSON.stringify(sent))).toEqual(golden[name]);
  });

  it("hashes what was typed before what is known", async () => {
    const { sent, sending } = recorder();
    await sendEvent({ event: { name: "Contact" } }, ALL, sending, {
      ...HAPPENED,
      user: { email: " BO@Example.com " },
    });
    const sha = (text: string) => createHash("sha256").update(text).digest("hex");
    expect(sent["tagManager"]).toMatchObject([
      {
        user_data: {
          sha256_email_address: sha("bo@example.com"),
          address: { sha256_first_name: sha("ana") },
          email: sha("bo@example.com"),
          firstName: sha("ana"),
          external_id: "visitor-1",
        },
      },
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/example\.com|"ana"/i);
  });
});

describe("less is allowed", () => {
  it("sends and asks nothing with essential and functional alone", async () => {
    const details = () => Promise.reject(new Error("asked"));
    const { sent, sending, stored } = recorder({ details });
    const { effects } = await sendEvent(
      { event: eventOf("Contact") },
      ["essential", "functional"],
      sending,
      HAPPENED,
    );
    expect(effects).toEqual([]);
    expect(sent).toEqual({ tagManager: [], secondTracker: [], adPixel: [], cookies: [] });
    expect(stored.size).toBe(0);
  });

  it("sends analytics without person, click ids, ad search or ad network", async () => {
    const { sent, sending, stored } = recorder();
    const view = { event: eventOf("Schedule"), adSearch: "add_to_cart", vehicle: VEHICLE } as const;
    await sendEvent(view, ["essential", "analytics"], sending, HAPPENED);
    expect(sent["adPixel"]).toEqual([]);
    expect(sent["secondTracker"]).toHaveLength(1);
    expect(JSON.stringify(sent)).not.toMatch(/user_data|gclid|fbp|fbc|customer_id|external_id/);
    expect(JSON.stringify(sent)).toContain('"client_id":"1162820436.1749482504"');
    expect(stored.size).toBe(0);
  });
});

it("sends a dealership's own values", async () => {
  const { sent, sending } = recorder({ config: { group: "larkspur", values: { Contact: 7 } } });
  await sendEvent({ event: { name: "Contact" } }, ALL, sending, HAPPENED);
  expect(sent["tagManager"]).toMatchObject([{ value: 7 }]);
});

it("sends the ad search with its own value", async () => {
  const { sent, sending } = recorder();
  await sendEvent({ adSearch: "view_item", vehicle: VEHICLE }, ALL, sending, HAPPENED);
  expect(sent["secondTracker"]).toEqual([
    ["view_item", expect.objectContaining({ value: 5, price: 31_295 })],
  ]);
});

it("does not break when a tracker does", async () => {
  const { sent, sending } = recorder();
  sending.trackers.tagManager = () => {
    throw new Error("blocked");
  };
  await sendEvent({ event: { name: "PageView", path: "/" } }, ALL, sending, HAPPENED);
  expect(sent["secondTracker"]).toHaveLength(1);
});

describe("an event that waited in the storage", () => {
  it("has the id and the time of when it happened", async () => {
    const { sent, sending } = recorder({ now: () => 1_795_799_999_999 });
    await sendEvent({ event: { name: "Contact" } }, ALL, sending, HAPPENED);
    expect(sent["tagManager"]).toMatchObject([{ event_id: "event-1" }]);
    expect(sent["secondTracker"]).toMatchObject([["contact_us", { event_id: "event-1" }]]);
    expect(sent["adPixel"]).toMatchObject([
      { event_id: "event-1", eventID: "event-1", event_time: 1_795_700_000 },
    ]);
  });

  it("is claimed right before it is sent, and not sent without the claim", async () => {
    const { sent, sending } = recorder();
    const before: number[] = [];
    const claim = (answer: boolean) => () => {
      before.push(sent["tagManager"]!.length);
      return answer;
    };
    const view = { event: eventOf("Schedule"), adSearch: "add_to_cart", vehicle: VEHICLE } as const;
    const refused = await sendEvent(view, ALL, sending, { ...HAPPENED, claim: claim(false) });
    expect([refused.taken, refused.effects]).toEqual([false, []]);
    expect([sent["tagManager"], sent["secondTracker"], sent["adPixel"]]).toEqual([[], [], []]);
    const taken = await sendEvent(view, ALL, sending, { ...HAPPENED, claim: claim(true) });
    expect([taken.taken, sent["secondTracker"]!.length]).toEqual([true, 2]);
    expect(before).toEqual([0, 0]);
  });

  it("is told to the ad network alone once Google's tags have it", async () => {
    const { sent, sending } = recorder();
    const view = { event: eventOf("Schedule"), adSearch: "add_to_cart", vehicle: VEHICLE } as const;
    await sendEvent(view, ALL, sending, { ...HAPPENED, told: true });
    expect([sent["tagManager"], sent["secondTracker"]]).toEqual([[], []]);
    expect(sent["adPixel"]).toHaveLength(1);
  });

  it("is not taken while a tracker fails", async () => {
    const { sending } = recorder();
    sending.trackers.adPixel = () => Promise.reject(new Error("503"));
    expect(await sendEvent({ event: { name: "Contact" } }, ALL, sending, HAPPENED)).toMatchObject({
      taken: false,
    });
  });
});
