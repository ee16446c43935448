import type { Lead } from "@forecourt/leads";
import type { ShopperEmail } from "../leads/accept-shopper-lead.ts";
import type { AcceptedValuation } from "./accept-valuation.ts";

/** The email with a valuation's link; undefined for a shopper without an address. */
export function emailOfValuation(
  { customer, locale }: Lead,
  { request, valuation, source, page, endsAt }: Extract<AcceptedValuation, { ok: true }>,
): ShopperEmail | undefined {
  if (!customer.email) return undefined;
  const { year, make, model, trim } = request.vehicle;
  const { cashNow, moreCashLater, validThrough } = valuation;
  return {
    message: {
      kind: "valuation",
      to: customer.email,
      locale,
      vehicle: [year, make, model, trim].filter(Boolean).join(" "),
      page,
      offers: cashNow && {
        cashNow: cashNow.finalPrice,
        moreCashLater: moreCashLater?.finalPrice ?? null,
      },
      validThrough,
      isEstimate: source.kind === "model",
    },
    endsAt,
  };
}
