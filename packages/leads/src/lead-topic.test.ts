import { expect, it } from "vitest";
import { LEAD_KINDS } from "./lead-kinds.ts";
import { leadTopic } from "./lead-topic.ts";
import { sampleBody, sampleLead, store } from "./testing/sample-leads.ts";

it("is the kind of a lead, and the pricing wizard's own for an unlock with its terms", () => {
  for (const kind of LEAD_KINDS)
    expect(leadTopic(sampleLead(kind))).toBe(kind === "UNLOCK_PRICE" ? "PERSONALIZED_PRICING" : kind);
  const unlock = store({ ...sampleBody("UNLOCK_PRICE"), details: {} });
  expect(leadTopic(unlock)).toBe("UNLOCK_PRICE");
});
