import { expect, test } from "vitest";
import { gatesOn, viewer } from "./testing/viewer.ts";
import { withUnlocked } from "./unlock-gates.ts";
import { advertisedOffer, visibleOffer } from "./visible-offer.ts";

const offer = {
  id: "ofr_outlander_apr",
  department: "sales",
  type: "apr",
  type_label: "APR",
  offer_recurring: "none",
  offer_startdate: "2026-11-01",
  offer_enddate: "2026-11-30",
  name: "0.0% APR for 48 months",
  badge: "$2,000 bonus",
  disclaimer: "48 payments of $20.83 per $1,000 borrowed.",
  offer_terms: { monthly_payment: 34_577 },
};
const locked = viewer({ gates: gatesOn(["new", "offers"]) });

test("a locked offer has only its type and dates", () => {
  expect(visibleOffer(offer, locked, "new")).toEqual({
    id: "ofr_outlander_apr",
    department: "sales",
    type: "apr",
    type_label: "APR",
    offer_recurring: "none",
    offer_startdate: "2026-11-01",
    offer_enddate: "2026-11-30",
    locked: true,
  });
});

test("an offer is open in a context whose gate is off, and once unlocked", () => {
  const open = { ...offer, locked: false };
  expect(visibleOffer(offer, locked, "used")).toEqual(open);
  expect(visibleOffer(offer, withUnlocked(locked, "offers"), "new")).toEqual(open);
  expect(advertisedOffer(offer)).toEqual(open);
});
