import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parsePixelBody } from "./parse-pixel-body.ts";
import { trackingEffects } from "./tracking-effects.ts";

const HASH = "0123456789abcdef".repeat(4);
const body = {
  currency: "USD",
  value: 5,
  event_id: "event-1",
  event_time: 1_763_800_000,
  fbp: "fb.1.1700000000000.1088522659",
  fbc: null,
  user_data: { country: "us", em: HASH, external_id: "visitor-1", client_user_agent: "Browser/1" },
  custom_data: { page_path: "/service" },
  eventName: "ClickToCall",
  eventID: "event-1",
  eventTime: 1_763_800_000,
};
const wrong = (changes: object) => {
  const parsed = parsePixelBody({ ...body, ...changes });
  return parsed.ok ? [] : parsed.errors.map(({ code }) => code);
};

describe("a body for the ad network", () => {
  test("is returned unchanged when valid", () => {
    expect(parsePixelBody(body)).toEqual({ ok: true, value: body });
  });

  test("is valid when the page built it", async () => {
    const effects = await trackingEffects(
      {
        name: "ViewContent",
        vehicle: { vin: "JA4J24A50RZ000001", make: "Kia", model: "EV6", year: 2024, price: 1, trim: "GT" },
      },
      {
        allowed: ["functional", "targeting"],
        user: { email: "ana@example.com", city: "Springfield" },
        ids: { campaign: {}, analytics: {}, clicks: {}, adPixel: { fbc: "fb.1.1.click.AQEA" } },
        eventId: "1",
        now: 1_763_800_000_000,
        userAgent: "Browser/1",
      },
    );
    const sent = effects[2]?.type === "ad-pixel" ? effects[2].body : null;
    expect(parsePixelBody(JSON.parse(JSON.stringify(sent)))).toEqual({ ok: true, value: sent });
  });

  test("loses unknown fields", () => {
    const more = {
      ...body,
      test_event_code: "T1",
      user_data: { ...body.user_data, country: "de", email: "ana@example.com", ip: "127.0.0.1" },
      custom_data: { ...body.custom_data, content_ids: ["x"], salePrice: 1 },
    };
    expect(parsePixelBody(more)).toEqual({ ok: true, value: body });
  });

  test.each([
    ["currency", "EUR"],
    ["currency", "usd"],
    ["value", -0.01],
    ["value", 1e9],
    ["value", "5"],
    ["value", Number.NaN],
    ["value", Number.POSITIVE_INFINITY],
    ["event_time", 999_999_999],
    ["event_time", 10_000_000_000],
    ["event_time", 1_763_800_000.5],
    ["event_time", "1763800000"],
    ["fbp", "fb.1"],
    ["fbp", 5],
    ["fbc", `fb.1.1.${"x".repeat(501)}`],
    ["fbc", { toString: () => "fb.1.1.1" }],
    ["user_data", null],
    ["user_data", []],
    ["user_data", { em: "ana@example.com" }],
    ["user_data", { ph: HASH.toUpperCase() }],
    ["user_data", { zp: `${HASH}0` }],
    ["user_data", { fn: `0${HASH}` }],
    ["user_data", { ln: [HASH] }],
    ["user_data", { external_id: 7 }],
    ["user_data", { client_user_agent: "x".repeat(2_001) }],
    ["custom_data", undefined],
    ["custom_data", "{}"],
    ["custom_data", { page_path: 1 }],
    ["custom_data", { price: -1 }],
    ["custom_data", { year: "2024" }],
    ["custom_data", { content_type: "product", content_ids: [] }],
    ["custom_data", { content_type: "vehicle" }],
    ["custom_data", { content_type: "vehicle", content_ids: "JA4J24A50RZ000001" }],
    ["custom_data", { content_type: "vehicle", content_ids: ["x", 1] }],
    ["custom_data", { content_type: "vehicle", content_ids: Array(101).fill("x") }],
    ["eventName", "clicktocall"],
    ["eventName", "toString"],
    ["eventName", ["ClickToCall"]],
    ["eventID", "event-2"],
    ["eventTime", 1_763_800_001],
  ])("reports an invalid %s: %j", (field, value) => {
    const alsoWrong = field === "event_time" ? ["eventTime.invalid"] : [];
    expect(wrong({ [field]: value })).toEqual([`${field}.invalid`, ...alsoWrong]);
  });

  test.each([
    { value: 0 },
    { value: 999_999_999 },
    { event_time: 1_000_000_000, eventTime: 1_000_000_000 },
    { event_time: 9_999_999_999, eventTime: 9_999_999_999 },
    { user_data: {} },
    { user_data: { em: null, external_id: null, client_user_agent: "x".repeat(2_000) } },
    { user_data: { em: "", external_id: "", client_user_agent: " \u0000" } },
    { custom_data: {} },
    { custom_data: { page_path: "", make: " ", price: 0, year: null, content_type: null } },
    { custom_data: { content_type: "vehicle", content_ids: Array(100).fill("x") } },
  ])("accepts the limit: %j", (changes) => {
    expect(wrong(changes)).toEqual([]);
  });

  test("may have no fbp and fbc", () => {
    for (const none of [undefined, null, ""]) {
      expect(parsePixelBody({ ...body, fbp: none, fbc: none })).toMatchObject({
        value: { fbp: null, fbc: null },
      });
    }
  });

  test("has the field of an error as its path", () => {
    expect(parsePixelBody({ ...body, currency: "EUR", user_data: [] })).toEqual({
      ok: false,
      errors: [
        { path: ["currency"], code: "currency.invalid" },
        { path: ["user_data"], code: "user_data.invalid" },
      ],
    });
  });

  test("needs equal event_id and eventID", () => {
    expect(wrong({ event_id: "", eventID: "" })).toEqual(["event_id.invalid", "eventID.invalid"]);
    expect(wrong({ event_id: undefined, eventID: undefined })).toEqual([
      "event_id.invalid",
      "eventID.invalid",
    ]);
    expect(wrong({ event_id: "x".repeat(2_001), eventID: "x".repeat(2_001) })).toHaveLength(2);
  });

  test("reports all errors at once, in field order", () => {
    const fields = "currency value event_id event_time user_data custom_data eventName eventID eventTime";
    expect(wrong(Object.fromEntries(Object.keys(body).map((field) => [field, undefined])))).toEqual(
      fields.split(" ").map((field) => `${field}.invalid`),
    );
  });

  test.each([undefined, null, 1, "{}", true, [], [body]])(
    "rejects a body that is not an object: %j",
    (input) => {
      expect(parsePixelBody(input)).toEqual({ ok: false, errors: [{ path: [], code: "body.invalid" }] });
    },
  );

  test("never throws, and returns personal details only as hashes", () => {
    const keys = fc.constantFrom(...Object.keys(body));
    const junk = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom(
        HASH,
        "ana@example.com",
        { em: "ana@example.com" },
        JSON.parse('{"__proto__":{"em":"x"}}'),
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, junk), { maxLength: 3 }), (changes) => {
        const parsed = parsePixelBody({ ...body, ...Object.fromEntries(changes) });
        if (parsed.ok) expect(JSON.stringify(parsed.value.user_data)).not.toContain("@");
        else expect(parsed.errors.length).toBeGreaterThan(0);
      }),
    );
  });
});
