import { questionnaireIn } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import type { KnownDetails } from "#server/cookies/known-details.ts";
import type { PageContext } from "#server/page-context.ts";
import { illustrations } from "#server/settings/dealership.ts";
import { latestModelYear } from "#server/trade-in/latest-model-year.ts";
import { plateClient } from "#server/trade-in/providers.ts";
import { illustrationSources } from "#shared/illustration-sources.ts";
import { shownQuestionnaire } from "#shared/trade-in/shown-questionnaire.ts";
import { OWN_BODY_STYLES, OWN_COLORS } from "#shared/trade-in/vehicle-parts.ts";
import type { TradeInSubject } from "../trade-in-address.ts";
import type { TradeInContent, TradeInWords } from "../trade-in-content.ts";
import { describeContact } from "./describe-contact.ts";

type Described = {
  subject: TradeInSubject;
  given: TradeInContent["given"];
  /** The refused contact form, and what the visitor gave before. */
  refused: FormProblem | undefined;
  known: KnownDetails | undefined;
};

const ERROR_CODES = [
  "year",
  "make",
  "model",
  "mileage",
  "vin",
  "vin-length",
  "vin-character",
  "vin-check-digit",
  "vin-unknown",
  "plate",
  "plate-unknown",
  "vehicle-unknown",
  "invalid",
  "too-long",
  "answer.required",
  "answer.unknown-value",
  "answer.negative",
  "answer.too-long",
  "money.invalid",
  "money.too-large",
] as const;

/** Describes the journey, with the words of one language; null for a dealership without online offers. */
export function describeTradeIn(
  { subject, given, ...filled }: Described,
  context: PageContext,
): TradeInContent | null {
  const { locale, storeId, settings, now } = context;
  const questionnaire = questionnaireIn(locale, storeId);
  if (!questionnaire) return null;
  const errors = translator(locale, "errors");
  return {
    title: translator(locale, "tradeIn")("title"),
    subject,
    words: tradeInWords(locale),
    errors: Object.fromEntries(ERROR_CODES.map((code) => [code, errors(code)])),
    questionnaire: shownQuestionnaire(questionnaire),
    latestYear: latestModelYear(now, settings.profile.timezone),
    plates: plateClient() !== null,
    pictures: pictures(),
    contact: describeContact(context, filled),
    given,
  };
}

function tradeInWords(locale: PageContext["locale"]): TradeInWords {
  const forms = translator(locale, "forms");
  return {
    // The key type has single messages only, but `raw` also returns a group.
    ...translator(locale, "tradeIn").raw("words" as "title"),
    problemTitle: forms("problemTitle"),
    problemPrefix: forms("problemPrefix"),
    failedTitle: forms("failed.title"),
    failedText: translator(locale, "errors")("unavailable"),
  };
}

/** The side view of each body style in each color. */
function pictures(): Record<string, string> {
  const colors = OWN_COLORS.filter((color) => color !== "other");
  return Object.fromEntries(
    OWN_BODY_STYLES.flatMap((bodyStyle) =>
      colors.map((colorFamily) => {
        const about = { bodyStyle, colorFamily, colorName: colorFamily, seed: "" };
        const { src } = illustrationSources((width) => illustrations.illustrationFor(about, "side", width));
        return [`${bodyStyle}/${colorFamily}`, src];
      }),
    ),
  );
}
