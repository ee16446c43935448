import "server-only";
import type { Lead } from "@forecourt/leads";
import { siteEnv } from "#env.ts";
import type { PreApprovalParams } from "#shared/lead-form/next-page.ts";
import { type FinancingAnswers, sealFinancingAnswers } from "../cookies/financing-answers.ts";
import { settingsFor } from "../settings/dealership.ts";
import { preApprovalTerms } from "./pre-approval.ts";

/** The parameters of a pre-approval's result page; null for other leads. */
export async function preApprovalParams(lead: Lead, storeId: string): Promise<PreApprovalParams | null> {
  const terms = preApprovalTerms(lead, settingsFor(storeId).finance);
  if (terms === null) return null;
  return { terms, answers: await sealFinancingAnswers(answersOf(lead), siteEnv().SITE_SECRET) };
}

/** The answers as the form's texts, so that it can be filled in with them again. */
function answersOf(lead: Lead): FinancingAnswers {
  if (lead.kind !== "APPLY_FINANCING") return {};
  const { identifier, buyingTime, budget, pricing } = lead.details;
  const texts = {
    identifier,
    buyingTime,
    budgetKind: budget?.kind,
    budget: dollars(budget?.amount),
    cashDown: dollars(pricing?.cashDown),
    tradeEquity: dollars(pricing?.tradeEquity),
    creditRange: pricing?.creditRange,
    months: pricing?.months?.toString(),
  };
  return Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => !!entry[1]));
}

function dollars(cents: number | null | undefined): string | undefined {
  return cents == null ? undefined : String(cents / 100);
}
