import fc from "fast-check";
import { expect, test } from "vitest";
import { parsePixelBody } from "./parse-pixel-body.ts";
import { trackingEffects } from "./tracking-effects.ts";
import type { TrackingEvent } from "./tracking-event.ts";

const text = fc.oneof(fc.string(), fc.constantFrom("", " ", "\u0000", "\ud800", "White Diamond", "<b>"));
const maybe = fc.option(text, { nil: null });
const vehicle = fc.record({
  vin: fc.stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/),
  make: text,
  model: text,
  year: fc.integer({ min: 1980, max: 2030 }),
  price: fc.option(fc.nat(), { nil: null }),
  trim: maybe,
  exteriorColor: maybe,
});
const event = fc.oneof(
  fc.record({ name: fc.constant("ViewContent" as const), vehicle }),
  fc.record({ name: fc.constant("PageView" as const), path: text.map((rest) => `/${rest}`) }),
  fc.record({
    name: fc.constant("ConversationStarted" as const),
    widget: fc.record({ name: text, phone: text }),
  }),
);

test("every body that the page builds passes parsePixelBody unchanged", async () => {
  const person = fc.record({ email: text, phone: text, city: text, external_id: maybe });
  await fc.assert(
    fc.asyncProperty(event, person, text, async (what: TrackingEvent, user, userAgent) => {
      const effects = await trackingEffects(what, {
        allowed: ["functional", "targeting"],
        user,
        ids: { campaign: {}, analytics: {}, clicks: {}, adPixel: { fbp: "fb.1.1.2" } },
        eventId: "event-1",
        now: 1_763_800_000_000,
        userAgent,
      });
      const body = effects.flatMap((effect) => (effect.type === "ad-pixel" ? [effect.body] : []))[0];
      const parsed = parsePixelBody(JSON.parse(JSON.stringify(body)));
      expect(parsed.ok || parsed.errors).toBe(true);
      if (parsed.ok && what.name === "ViewContent")
        expect(parsed.value.custom_data).toEqual(body?.custom_data);
    }),
    { numRuns: 60 },
  );
});
