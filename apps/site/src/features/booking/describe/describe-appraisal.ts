import { appraisalForm } from "@forecourt/leads/forms";
import { appointmentSettings, appraisalStores } from "#server/appointments/appointment-wish.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { APPRAISAL_PATH } from "#shared/addresses/public-paths.ts";
import { type AppraisalParams, appraisalAddress } from "../booking-address.ts";
import { broughtValuation } from "../brought-valuation.ts";
import type { StoreStepContent } from "../store-step.tsx";
import { appraisalSummary } from "./appraisal-summary.ts";
import { bookingFrame } from "./booking-frame.ts";
import { filled } from "./filled.ts";
import { describeTimeAndDetails, type TimeAndDetails } from "./time-and-details.ts";

export type AppraisalStep =
  /** The valuation of the address has ended or was deleted; `anyway` goes on without it. */
  { step: "over"; anyway: string } | { step: "store"; content: StoreStepContent } | TimeAndDetails;

/** The step of an address: the store where there are several, the time, then who comes. */
export async function describeAppraisal(
  params: AppraisalParams,
  context: PageContext,
): Promise<AppraisalStep> {
  const { locale, now } = context;
  const { valuation } = params;
  const t = translator(locale, "booking");
  const brought = await broughtValuation(valuation, now, locale);
  if (brought.kind === "unavailable") throw new Error("forecourt/site: the database is unavailable.");
  const { problem, valuation: _ended, ...others } = params;
  // What was typed is in the same cookie, whichever parameter says so.
  if (brought.kind === "over")
    return { step: "over", anyway: appraisalAddress({ ...others, kept: others.kept ?? problem }, locale) };
  const known = brought.kind === "found" ? brought.valuation : null;
  const stores = appraisalStores(context.storeId);
  const chosen = stores.length === 1 ? stores[0] : stores.find(({ id }) => id === params.store);
  const settings = chosen && appointmentSettings("appraisal", chosen.id);
  const summary = appraisalSummary(known, chosen ?? null, context);
  if (!chosen || !settings || (stores.length > 1 && params.step === "store")) {
    const preferred = params.store ?? context.storeId;
    const first = stores.find(({ id }) => id === preferred) ?? stores[0];
    return {
      step: "store",
      content: {
        frame: bookingFrame(
          "appraisal",
          "store",
          { heading: t("appraisal.storeHeading"), lead: t("appraisal.storeLead") },
          locale,
        ),
        action: appraisalAddress({}, locale),
        hidden: filled({ valuation, kept: params.kept }),
        stores: stores.map(({ id, name, addressLine1, addressLine2 }) => ({
          id,
          label: name,
          text: `${addressLine1}, ${addressLine2}`,
          checked: id === first?.id,
        })),
        words: { stores: t("appraisal.stores"), next: t("words.next") },
        summary,
      },
    };
  }
  const isChosen = stores.length > 1;
  const store = isChosen ? chosen.id : undefined;
  return describeTimeAndDetails(
    {
      wish: { kind: "appraisal", storeId: chosen.id },
      path: APPRAISAL_PATH,
      params,
      kept: { store, valuation },
      addressOf: (own) => appraisalAddress(own, locale),
      hidden: { form: appraisalForm.id, valuation },
      formId: appraisalForm.id,
      note: {
        title: t("testDrive.plan", { minutes: settings.lengthMinutes }),
        text: t("appraisal.planText"),
      },
      back: isChosen ? appraisalAddress({ store, valuation, step: "store" }, locale) : null,
      ...(!isChosen && { steps: ["time", "details"] }),
      summary,
    },
    context,
  );
}
