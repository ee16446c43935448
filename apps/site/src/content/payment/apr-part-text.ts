import type { AprPart } from "@forecourt/finance";
import type { MoneyLocale } from "@forecourt/money";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import { aprText } from "./payment-terms.ts";
import type { PaymentWords } from "./payment-words.ts";

/** Returns the text of one part of the rate: `+ 2 points for model year 2018 or later`. */
export function aprPartText(part: AprPart, words: PaymentWords, locale: MoneyLocale): string {
  if (part.code === "base") return fillPlaceholders(words.partBase, { rate: aprText(part.bp, locale) });
  const points = part.bp / 100;
  if (part.code === "model-year") return fillPlaceholders(words.partYear, { points, year: part.yearFrom });
  return fillPlaceholders(words.partTier, { points, min: part.minScore, max: part.maxScore });
}
