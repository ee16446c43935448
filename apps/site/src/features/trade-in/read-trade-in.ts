import { formatPaymentTerms, parsePaymentTerms } from "@forecourt/finance";
import { sellOrTradeForm } from "@forecourt/leads/forms";
import { readFormProblem } from "#content/lead-form/read-form-problem.ts";
import { readKnownDetails } from "#content/lead-form/read-known-details.ts";
import { siteEnv } from "#env.ts";
import { questionnaireIn } from "#server/content/localized-dealership.ts";
import type { PageContext } from "#server/page-context.ts";
import { latestModelYear } from "#server/trade-in/latest-model-year.ts";
import { vehicleByName } from "#server/trade-in/name-vehicle.ts";
import { openEntry } from "#server/trade-in/sealed-entry.ts";
import { vehicleForRequest } from "#server/vehicles/find-vehicle.ts";
import type { AskedVehicle } from "#shared/trade-in/asked-vehicle.ts";
import { askedStep, openedStep } from "#shared/trade-in/flow-steps.ts";
import { type PartError, VEHICLE_PARTS } from "#shared/trade-in/vehicle-parts.ts";
import { describeTradeIn } from "./describe/describe-trade-in.ts";
import type { TradeInContent } from "./trade-in-content.ts";

/** The parameters of the journey's address. */
export type TradeInParams = Partial<Record<"step" | "by" | "vin" | "terms" | "answers" | "problem", string>>;

export type ReadTradeIn = { content: TradeInContent; hasProblem: boolean };

/**
 * Reads the journey of an address; null for a dealership without online offers. Without a sealed entry the step stays as
 * asked: with scripts the browser may know the earlier answers.
 */
export async function readTradeIn(params: TradeInParams, context: PageContext): Promise<ReadTradeIn | null> {
  const { locale, storeId, settings } = context;
  const questionnaire = questionnaireIn(locale, storeId);
  if (!questionnaire) return null;
  const { entry, errors, typed } = await openEntry(params.answers, siteEnv().SITE_SECRET);
  const terms = parsePaymentTerms(params.terms, settings.finance);
  const asked = Number(params.step ?? 1);
  const refused = await readFormProblem(params.problem, [sellOrTradeForm.id]);
  const content = describeTradeIn(
    {
      subject: {
        locale,
        wanted: vehicleForRequest(params.vin, context)?.vin ?? null,
        terms: terms && formatPaymentTerms(terms),
      },
      given: {
        step: params.answers ? openedStep(questionnaire, entry, asked) : askedStep(questionnaire, asked),
        by: VEHICLE_PARTS.find((part) => part === params.by && part !== "details") ?? null,
        entry,
        errors,
        typed,
        asked: await askedVehicle(errors, typed, context),
        sealed: params.answers ?? null,
      },
      refused,
      known: await readKnownDetails(),
    },
    context,
  );
  return content && { content, hasProblem: errors.length > 0 || refused !== undefined };
}

/** The vehicle that a posted step asked about; its suggestions are found again. */
async function askedVehicle(
  errors: readonly PartError[],
  typed: Readonly<Record<string, string>>,
  { settings, now }: PageContext,
): Promise<AskedVehicle | null> {
  if (!errors.some(({ field }) => field === "meant")) return null;
  const { meant: _, ...values } = typed;
  const named = await vehicleByName(values, latestModelYear(now, settings.profile.timezone));
  return named.ok ? null : named.asked;
}
