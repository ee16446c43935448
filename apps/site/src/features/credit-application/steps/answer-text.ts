import { type ApplicantAnswers, type ApplicantField, readAnswer } from "@forecourt/leads/credit-application";
import { formatMoney } from "@forecourt/money";
import type { Cents } from "@forecourt/units";
import type { ApplicationContent, ApplicationWords } from "../application-content.ts";

/**
 * An answer as the review shows it. Birth date and social security number stay hidden: somebody may look over the
 * shopper's shoulder.
 */
export function answerText(
  field: ApplicantField,
  answers: ApplicantAnswers,
  words: ApplicationWords,
  { locale, today }: Pick<ApplicationContent["facts"], "locale" | "today">,
): string {
  const { name, rule } = field;
  const text = answers[name]?.trim() ?? "";
  switch (rule) {
    case "birthDate":
    case "ssn":
      return text === "" ? words.none : words.notShown;
    case "consent":
      return text === "yes" ? words.given : words.none;
    case "years":
      return stayText(text, answers[name.replace("Years", "Months")] ?? "", locale);
    case "amount": {
      const read = readAnswer(field, text, today);
      return read.ok && typeof read.value === "number"
        ? formatMoney(read.value as Cents, locale)
        : text || words.none;
    }
    case "choice": {
      const labels = words.options[name as keyof ApplicationWords["options"]] as Readonly<
        Record<string, string>
      >;
      return labels[text] ?? words.none;
    }
    default:
      return text || words.none;
  }
}

/** @example stayText("1", "4", "en") // "1 year, 4 months" */
function stayText(years: string, months: string, locale: "en" | "es"): string {
  const unit = (amount: string, name: "year" | "month") =>
    new Intl.NumberFormat(locale, { style: "unit", unit: name, unitDisplay: "long" }).format(
      Number(amount) || 0,
    );
  return [unit(years, "year"), ...(Number(months) > 0 ? [unit(months, "month")] : [])].join(", ");
}
