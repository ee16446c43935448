import { expect, test } from "vitest";
import * as offers from "./index.ts";

test("the public values of the package", () => {
  expect(Object.keys(offers).sort()).toEqual([
    "OFFER_DEPARTMENTS",
    "OFFER_TYPES",
    "OFFER_TYPE_LABELS",
    "checkOffer",
    "currentOffers",
    "fillDisclaimer",
    "lintOffers",
    "offerFigures",
    "offerMatches",
    "offerWindow",
    "offersFor",
  ]);
});
