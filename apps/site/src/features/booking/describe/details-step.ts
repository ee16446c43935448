import { appraisalForm, businessFields, type FormField, testDriveForm } from "@forecourt/leads/forms";
import { describeLeadForm } from "#content/lead-form/describe-lead-form.ts";
import { formFailure } from "#content/lead-form/form-failure.ts";
import type { LeadFormContent } from "#content/lead-form/lead-form-content.ts";
import { missingDetails } from "#content/lead-form/missing-details.ts";
import { translator } from "#server/content/translator.ts";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import type { KnownDetails } from "#server/cookies/known-details.ts";
import { shownConsent } from "#server/leads/consent-text.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { appointmentsApiPath } from "#shared/addresses/public-paths.ts";

type DetailsDescription = {
  kind: keyof typeof WORDS;
  /** The page's path without the language's folder. */
  path: string;
  /** The address of this step, to return to. */
  origin: string;
  /** What the form sends besides the shopper's details. */
  hidden: Readonly<Record<string, string | undefined>>;
  storeId: string;
  refused: FormProblem | undefined;
  known: KnownDetails | undefined;
};

const WORDS = { SCHEDULE_TEST_DRIVE: "testDrive", SERVICE: "service", SELL_OR_TRADE: "appraisal" } as const;

/**
 * Describes the lead form of the last step: who comes. Service keeps its vehicle in hidden fields. An appraisal asks
 * for the vehicle, unless a valuation has it.
 */
export function describeDetails(
  { kind, path, origin, hidden, storeId, refused, known }: DetailsDescription,
  context: PageContext,
): LeadFormContent {
  const { locale } = context;
  const t = translator(locale, "booking");
  const own = WORDS[kind];
  const form = describeLeadForm({
    context: { ...context, terms: null },
    id: "booking",
    fields: fieldsOf(kind, hidden),
    labels: { message: t(`${own}.message`) },
    wide: ["message"],
    hidden: { ...hidden, kind, origin, page: localPath(locale, path) },
    consent: shownConsent({ kind, page: path }, locale, context.storeId),
    refused,
    known,
    failure: formFailure(kind, context),
    missingDetails: missingDetails(kind, locale),
    submit: t(`${own}.submit`),
  });
  return { ...form, action: appointmentsApiPath(storeId) };
}

function fieldsOf(
  kind: DetailsDescription["kind"],
  { valuation }: DetailsDescription["hidden"],
): readonly FormField[] {
  if (kind === "SERVICE") return withBusiness(testDriveForm.fields);
  return kind === "SELL_OR_TRADE" && !valuation ? appraisalForm.fields : testDriveForm.fields;
}

/** Before the message, which comes last. */
function withBusiness(fields: readonly FormField[]): FormField[] {
  return [...fields.slice(0, -1), ...businessFields, ...fields.slice(-1)];
}
