import type { Lead } from "@forecourt/leads";
import type { CompletedLead } from "#server/leads/receive-lead.ts";
import type { PageContext } from "#server/page-context.ts";
import { leadOfValuation } from "#server/trade-in/lead-of-valuation.ts";
import { vehicleForRequest } from "#server/vehicles/find-vehicle.ts";
import type { Brought } from "./brought-valuation.ts";

type Completed = { ok: true; lead: Lead } | Extract<CompletedLead, { ok: false }>;

const PERSON = ["firstName", "lastName", "email", "phone"] as const;

/**
 * The lead of an appraisal with the vehicle, offer and answers of its valuation. Other leads stay as they are. A
 * valuation needs no name, an appraisal somebody who can be reached.
 */
export function appraisalLead(lead: Lead, brought: Brought, page: PageContext): Completed {
  if (lead.kind !== "SELL_OR_TRADE") return { ok: true, lead };
  const missing = PERSON.filter((name) => lead.customer[name] === null).map((name) => ({
    field: `customer.${name}`,
    code: name === "firstName" || name === "lastName" ? name : "required",
  }));
  const over = { field: "valuation", code: "valuation-over" };
  if (brought.kind === "over") return { ok: false, status: 422, errors: [...missing, over] };
  if (missing.length > 0) return { ok: false, status: 422, errors: missing };
  if (brought.kind === "unavailable")
    return {
      ok: false,
      status: 503,
      errors: [{ field: "", code: "unavailable" }],
      headers: { "Retry-After": "5" },
    };
  if (brought.kind === "none") return { ok: true, lead };
  const { content } = brought.valuation;
  const wanted = content.wanted === null ? null : vehicleForRequest(content.wanted, page);
  const about = { storeId: content.storeId, purchaseVin: wanted?.vin ?? null, source: content.source };
  return { ok: true, lead: leadOfValuation(lead, content, content.valuation, about) };
}
