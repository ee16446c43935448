import { expect, test } from "vitest";
import { offerSchema } from "./offer-schema.ts";
import { sampleOffer } from "./testing/sample-offer.ts";

test("accepts an offer, and names the place and the code of each error", () => {
  const { validate } = offerSchema["~standard"];
  const offer = sampleOffer();
  expect(validate(offer)).toEqual({ value: offer });
  expect(validate({ ...offer, offer_terms: { monthly_payment: -1 } })).toMatchObject({
    issues: [{ path: ["offer_terms", "monthly_payment"], message: "offer.negative", code: "offer.negative" }],
  });
});
