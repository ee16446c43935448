import { expect, test } from "vitest";
import * as offers from "./index.ts";

test("exports exactly the public values", () => {
  expect(Object.keys(offers).sort()).toEqual([
    "OFFER_DEPARTMENTS",
    "OFFER_TYPES",
    "OFFER_TYPE_LABELS",
    "checkOffer",
    "currentOffers",
    "fillDisclaimer",
    "isLastingOffer",
    "lintOffers",
    "offerFigures",
    "offerMatches",
    "offerSchema",
    "offerWindow",
    "offersFor",
  ]);
});
