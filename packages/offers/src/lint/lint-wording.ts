import type { Offer } from "../offer.ts";
import { textsOf } from "./offer-texts.ts";
import type { Finding } from "./offer-violation.ts";
import { matchesIn } from "./readable-text.ts";

/** Unfilled placeholders: `{endDate}`, `[amount]`, `%PRICE%`, `$XXX`, `TBD`. */
const PLACEHOLDER = /\{[^{}]*\}|\[[^[\]\d]+\]|%[a-z_]+%|\bX{2,}\b|\b(?:TBD|TODO|lorem ipsum)\b/giu;
const KNOWN_PLACEHOLDERS = ["{startDate}", "{endDate}"];

/**
 * Fees that every buyer pays, excluded from a price: the FTC and state laws require them in it. Government taxes, title
 * and registration may be excluded.
 */
const FEES = String.raw`(?:(?:(?:doc(?:ument(?:ary|ation))?|dealer(?:ship)?|processing|destination|freight|handling|delivery|admin(?:istrat(?:ive|ion))?|reconditioning|prep(?:aration)?|thirty-day drive)\s+(?:fees?|charges?)|destination|freight|(?<!optional )dealer[- ]installed (?:accessories|options|equipment))\b|(?:cargos?|tarifas?|gastos)\s+(?:de|del|por)\s+(?:documentación|concesionario|procesamiento|destino|preparación))`;
/** The words between stay in the sentence, and name nothing that is included. */
const GAP = `(?:(?!includ|incluid)[^.]){0,60}?`;
const EXCLUDED_FEES = new RegExp(
  String.raw`(?:\bplus|\+|\bexclud\w*|\bnot includ\w*|\bbefore|\bmás|\bno incluye|\bsin incluir)${GAP}\b${FEES}|\b${FEES}[^.$]{0,20}?\b(?:extra|additional|not included|excluded|aparte|adicional(?:es)?|no incluid\p{L}+)\b`,
  "iu",
);

/** Checks for unfilled placeholders and for fees excluded from the price. */
export function lintWording(offer: Offer): Finding[] {
  const findings: Finding[] = [];
  for (const { field, text } of textsOf(offer)) {
    for (const { evidence } of matchesIn(text, PLACEHOLDER)) {
      if (field === "disclaimer" && KNOWN_PLACEHOLDERS.includes(evidence)) continue;
      findings.push({ code: "offer.unfilled-placeholder", field, evidence });
    }
    const [excluded] = matchesIn(text, EXCLUDED_FEES);
    if (excluded) findings.push({ code: "offer.excludes-fees", field, evidence: excluded.evidence });
  }
  return findings;
}
