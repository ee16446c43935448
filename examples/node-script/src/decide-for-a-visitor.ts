import { strict as assert } from "node:assert";
import { allowedCategories, consentReducer, INITIAL_CONSENT, tagsToLoad } from "@forecourt/consent";
import { createExperimentClient } from "@forecourt/experiments";
import { readTrackingIds, trackingEffects } from "@forecourt/tracking";
import { NEW_VISITOR, unlockedGates, visibleVehicle, visitorReducer } from "@forecourt/visitor";

/** What may be shown and sent for a visitor with details and Global Privacy Control. */
export async function decideForAVisitor(now: Date) {
  const on = { inventory: false, price: true, offers: false };
  const dealership = { unlock: { gates: { new: on, used: on, certified: on, search: on } } };
  const vehicle = {
    condition: "used",
    visibility: "public",
    oldPrice: 2_800_000,
    salePrice: 2_450_000,
    description: "One owner. Now $24,500!",
    features: ["Heated Seats"],
    oemFeatures: [],
    standardFeatures: [],
    optionalFeatures: [],
  } as const;
  const priceFor = (shopper: typeof NEW_VISITOR) =>
    visibleVehicle(vehicle, { settings: dealership, unlocked: unlockedGates(shopper) })?.salePrice;
  assert.equal(priceFor(NEW_VISITOR), null);
  const details = {
    firstName: "Ana",
    lastName: "Ruiz",
    email: "ana@example.com",
    phone: "(417) 555-0123",
  };
  const { visitor } = visitorReducer(
    NEW_VISITOR,
    { type: "contact-details-saved", details, now: now.getTime(), newUserId: crypto.randomUUID() },
    { phoneVerification: false },
  );
  assert.equal(priceFor(visitor), 2_450_000);

  const settings = { tier: 3, symmetric: true, policyVersion: "1" } as const;
  const started = consentReducer(INITIAL_CONSENT, { type: "started", stored: {}, gpc: true }, settings);
  const chosen = consentReducer(started.consent, { type: "chosen", choice: "accept-all" }, settings);
  const { consent } = consentReducer(chosen.consent, { type: "save-due" }, settings);
  const allowed = allowedCategories(consent, settings);
  assert.deepEqual(tagsToLoad({ tagManager: "GTM-BAY1", adPixel: "77" }, allowed), [
    { tag: "tagManager", id: "GTM-BAY1" },
  ]);

  const context = { allowed, cookies: "", search: "", now: now.getTime(), random: Math.random };
  const { ids } = readTrackingIds(context);
  const effects = await trackingEffects(
    { name: "UnlockInventory" },
    {
      allowed,
      ids,
      user: details,
      eventId: crypto.randomUUID(),
      now: now.getTime(),
      userAgent: "example",
    },
  );
  assert.ok(!JSON.stringify(effects).includes("ana@example.com"));
  console.log(`visitor: prices open, ${allowed.join(" and ")} allowed, ${effects.length} trackers told`);

  const experiments = createExperimentClient({
    endpoints: {
      experiments: "http://localhost:9/experiments",
      initialize: "http://localhost:9/initialize",
      events: "http://localhost:9/events",
      exceptions: "http://localhost:9/exceptions",
    },
    environment: {
      fetch: async () => Response.json([]), // no experiment runs tonight
      storage: () => null,
      now: () => now.getTime(),
      timers: { start: () => () => {} },
      random: Math.random,
      uuid: () => crypto.randomUUID(),
      log: ({ code }) => console.log(`experiments: ${code}`),
    },
  });
  await experiments.start();
  assert.equal(experiments.getBooleanValue("new_header", false), false);
  console.log(`experiments: ${experiments.status}`);
  experiments.stop();
}
