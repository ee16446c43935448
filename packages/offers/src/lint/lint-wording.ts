import type { Offer } from "../offer.ts";
import { textsOf } from "./offer-texts.ts";
import type { Finding } from "./offer-violation.ts";
import { matchesIn } from "./readable-text.ts";

/** Unfilled placeholders: `{endDate}`, `[amount]`, `%PRICE%`, `$XXX`, `TBD`; "todo" is a Spanish word. */
const PLACEHOLDER = /\{[^{}]*\}|\[[^[\]\d]+\]|%[A-Za-z_]+%|\b[Xx]{2,}\b|\b(?:TBD|TODO|[Ll]orem [Ii]psum)\b/gu;
const KNOWN_PLACEHOLDERS = ["{startDate}", "{endDate}"];

/**
 * Fees that every buyer pays, excluded from a price: the FTC and state laws require them in it. Government taxes, title
 * and registration may be excluded.
 */
const FEES = [
  String.raw`(?:doc(?:ument(?:ary|ation))?|dealer(?:ship)?(?: \p{L}+)?|processing|destination(?: and \p{L}+)?|freight|handling|delivery|admin(?:istrat(?:ive|ion))?|reconditioning|prep(?:aration)?|30-day drive)\s+(?:fees?|charges?)`,
  String.raw`dealer(?:ship)? (?:prep(?:aration)?|processing|handling)\b|delivery and handling|freight`,
  String.raw`(?<!\b(?:your|a|any|su) )(?:destination|destino)\b`,
  "(?<!optional )dealer[- ]installed (?:accessories|options|equipment)",
  String.raw`(?:cargos?|tarifas?|gastos)\s+(?:de|del|por)\s+(?:documentación|concesionario|procesamiento|destino|preparación)`,
].join("|");
const EXCLUDE = String.raw`\bplus\b(?!,)|\+|\bexclud\w*|\bnot includ\w*|\bbefore|\bmás|\bno (?:se )?incluyen?|\bsin incluir`;
/** The words between stay in the sentence, and name nothing that is included or not charged. */
const GAP = String.raw`(?:(?!includ|incluid|\bno )[^.]){0,60}?`;
const EXCLUDED = String.raw`\b(?:extra|additional|not included|excluded|aparte|adicional(?:es)?|no incluid\p{L}+)\b`;
const EXCLUDED_FEES = new RegExp(
  String.raw`(?:${EXCLUDE})${GAP}\b(?:${FEES})|\b(?:${FEES})(?: of \$[\d,]+)?[^.$]{0,20}?${EXCLUDED}`,
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
