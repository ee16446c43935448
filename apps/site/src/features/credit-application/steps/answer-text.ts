import type { ApplicantAnswers, ApplicantField } from "@forecourt/leads/credit-application";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import type { ApplicationWords } from "../application-content.ts";

/**
 * An answer as the review shows it. Birth date and social security number stay hidden: somebody may look over the
 * shopper's shoulder.
 */
export function answerText(
  { name, rule }: ApplicantField,
  answers: ApplicantAnswers,
  words: ApplicationWords,
): string {
  const text = answers[name]?.trim() ?? "";
  switch (rule) {
    case "birthDate":
    case "ssn":
      return text === "" ? words.none : words.notShown;
    case "consent":
      return text === "yes" ? words.given : words.none;
    case "years":
      return fillPlaceholders(words.stay, {
        years: text || "0",
        months: answers[name.replace("Years", "Months")]?.trim() || "0",
      });
    case "amount":
      return text === "" ? words.none : `$${text.replace(/^\$\s*/, "")}`;
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
