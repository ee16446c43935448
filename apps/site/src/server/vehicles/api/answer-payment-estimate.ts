import type { Cents, Miles, Months } from "@forecourt/units";
import "server-only";
import { type PaymentEstimateRequest, paymentEstimateRequestSchema } from "@forecourt/api-clients/vehicles";
import { localDate } from "@forecourt/calendar";
import type { DealershipConfig } from "@forecourt/dealership";
import {
  clampCashDown,
  clampToLimits,
  defaultCashDown,
  estimateLease,
  estimateLoan,
  type PriceBreakdown,
  snapToStep,
  tradeEquityLimits,
} from "@forecourt/finance";
import { readBody } from "../../http/read-body.ts";
import { json, refusal } from "../../leads/answer.ts";
import { findVehicle } from "../find-vehicle.ts";
import { headlineBreakdown } from "../headline-price.ts";
import { paymentEstimateJson } from "./payment-estimate-json.ts";
import { requestViewer } from "./request-viewer.ts";
import type { ScopeResult, WebsiteScope } from "./website-scope.ts";

/** What is paid for: a vehicle as this visitor sees it, or a price. */
type Paid = {
  vin: string | null;
  priceLocked: boolean;
  price: PriceBreakdown;
  year: number;
  /** Cents; null without a lease. */
  msrp: Cents | null;
};

/** Codes of the API for the reasons of `@forecourt/finance`. */
const NO_LEASE: Record<string, string> = {
  "lease.no-msrp": "no-lease",
  "lease.no-terms": "no-lease-terms",
  "lease.residual-above-cap": "residual-above-cap",
};

type Refused = { ok: false; field: string; code: string; status: number };
type Found = { ok: true; paid: Paid } | Refused;

/**
 * `POST …/website/payment-estimates`: a payment with everything that it assumes, on the price that this visitor may see.
 * Stores nothing.
 */
export async function answerPaymentEstimate(request: Request, result: ScopeResult): Promise<Response> {
  if (!result.ok) return refusal([result.error], 404, "en");
  const body = await readBody(request);
  if (body.kind === "form") return refusal([{ field: "", code: "type" }], 415, "en");
  if (body.kind === "refused")
    return refusal([{ field: "", code: body.status === 415 ? "type" : "body" }], body.status, "en");
  const parsed = paymentEstimateRequestSchema.safeParse(body.body);
  if (!parsed.success) {
    const fields = [...new Set(parsed.error.issues.map(({ path }) => path.join(".")))];
    return refusal(
      fields.map((field) => ({ field, code: "invalid" })),
      422,
      "en",
    );
  }
  const found = await paidBy(request, parsed.data, result.scope);
  if (!found.ok) return refusal([{ field: found.field, code: found.code }], found.status, "en");
  const { paid } = found;
  const estimated = estimateFor(parsed.data, paid, result.scope.settings.finance);
  if (!estimated.ok) {
    const code = NO_LEASE[estimated.errors[0].code];
    return refusal([{ field: code ? "product" : "", code: code ?? "invalid" }], 422, "en");
  }
  const { vin, priceLocked, price } = paid;
  return json(paymentEstimateJson(estimated.value, { vin, priceLocked, price: price.total }), 200, {
    Vary: "Cookie",
  });
}

async function paidBy(
  request: Request,
  { vin, price }: PaymentEstimateRequest,
  { storeId, settings }: WebsiteScope,
): Promise<Found> {
  const refused = (field: string, code: string, status = 422): Refused => ({
    ok: false,
    field,
    code,
    status,
  });
  if (vin === undefined && price === undefined) return refused("vin", "required");
  if (vin === undefined) {
    const cents = Math.round((price ?? 0) * 100) as Cents;
    const total: PriceBreakdown = { lines: [{ code: "vehicle", cents }], total: cents };
    const year = Number(localDate(new Date(), settings.profile.timezone).slice(0, 4));
    return { ok: true, paid: { vin: null, priceLocked: false, price: total, year, msrp: null } };
  }
  if (price !== undefined) return refused("price", "invalid");
  const { viewer } = await requestViewer(request, settings);
  const found = findVehicle(vin, viewer);
  if (!found || (storeId !== null && found.vehicle.storeId !== storeId))
    return refused("vin", "vehicle", 404);
  if (found.state !== "shown") return refused("vin", found.state, found.state === "sold" ? 410 : 403);
  const { vehicle } = found;
  const visible = headlineBreakdown(vehicle, settings);
  if (!visible) return refused("vin", "no-price");
  const { year, condition, msrp, priceLocked } = vehicle;
  return {
    ok: true,
    // Residuals are shares of the MSRP, so only new vehicles can be leased.
    paid: { vin: vehicle.vin, priceLocked, price: visible, year, msrp: condition === "new" ? msrp : null },
  };
}

/**
 * The estimate by the request's terms or the defaults. Amounts are kept within their limits. The score, the term and
 * the miles move to the calculator's nearest step.
 */
function estimateFor(asked: PaymentEstimateRequest, paid: Paid, finance: DealershipConfig["finance"]) {
  const { price, year, msrp } = paid;
  const { cashDown, tradeEquity, creditScore, months, milesPerYear, product = "loan" } = asked;
  const money = {
    price,
    cashDown:
      cashDown === undefined
        ? defaultCashDown(price.total, finance.cashDown)
        : clampCashDown((cashDown * 100) as Cents, price.total, finance.cashDown),
    tradeEquity: (tradeEquity === undefined
      ? finance.tradeEquity.default
      : clampToLimits(Math.round(tradeEquity * 100), tradeEquityLimits(finance))) as Cents,
  };
  if (product === "lease") {
    return estimateLease(
      {
        ...money,
        msrp,
        months: snapToStep(months ?? finance.leaseTerm.default, finance.leaseTerm) as Months,
        milesPerYear: snapToStep(milesPerYear ?? finance.leaseMiles.default, finance.leaseMiles) as Miles,
      },
      finance,
    );
  }
  const loan = {
    ...money,
    year,
    months: snapToStep(months ?? finance.financeTerm.default, finance.financeTerm) as Months,
    creditScore: snapToStep(creditScore ?? finance.creditScore.default, finance.creditScore),
  };
  return estimateLoan(loan, finance);
}
