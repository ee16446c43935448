import type { Lead } from "@forecourt/leads";
import { FINANCE_TYPE_QUESTION, type Valuation } from "@forecourt/trade-in";
import { questionnaireIn } from "../content/localized-dealership.ts";
import type { ValuationRequest } from "./read-valuation-request.ts";
import type { ValuationSource } from "./valuation-source.ts";

type SellLead = Extract<Lead, { kind: "SELL_OR_TRADE" }>;
type Finance = NonNullable<SellLead["details"]["finance"]>["type"];

/**
 * Adds a valuation to its lead: vehicle, offers, and the answers in staff's words. What is owed is stored for the
 * dealer, never emailed (docs/product/leads.md, "Never in an email").
 */
export function leadOfValuation(
  lead: SellLead,
  { vehicle }: ValuationRequest,
  valuation: Valuation,
  { storeId, purchaseVin, source }: { storeId: string; purchaseVin: string | null; source: ValuationSource },
): SellLead {
  const { answeredQuestions, bringVehicleIn, cashNow, moreCashLater, remainingBalance, visibleOffers } =
    valuation;
  const questions = questionnaireIn("en", storeId)?.questions ?? [];
  const answers = answeredQuestions.map(({ questionId, answer }) => {
    const { answers: choices } = questions.find((question) => question.questionId === questionId) ?? {};
    const label = choices?.find(({ value }) => value === answer)?.label;
    return { questionId, answer: label ?? String(answer) };
  });
  const type = answeredQuestions.find(({ questionId }) => questionId === FINANCE_TYPE_QUESTION)?.answer;
  return {
    ...lead,
    vehicle: {
      vin: vehicle.vin ?? null,
      stockNumber: null,
      condition: "used",
      year: vehicle.year,
      make: vehicle.make ?? null,
      model: vehicle.model ?? null,
      trim: vehicle.trim ?? null,
      bodystyle: vehicle.bodyStyle ?? null,
      transmission: vehicle.transmission ?? null,
      exteriorcolor: vehicle.exteriorColor ?? null,
      interiorColor: vehicle.interiorColor ?? null,
      mileage: vehicle.mileage,
      price: null,
      interest: null,
    },
    details: {
      ...lead.details,
      purchaseVin,
      plate: valuation.plate,
      state: valuation.state,
      tier: visibleOffers[0] ?? null,
      offer: cashNow?.finalPrice ?? null,
      laterOffer: moreCashLater?.finalPrice ?? null,
      reason: bringVehicleIn?.reason ?? null,
      source: source.kind === "book" ? source.name : source.kind,
      answers,
      finance: type === undefined ? null : { type: type as Finance, remainingBalance },
    },
  };
}
