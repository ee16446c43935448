import type { Offer } from "../offer.ts";
import { type Finding, textsOf } from "./offer-violation.ts";

/** Unfilled placeholders: `{endDate}`, `[amount]`, `%PRICE%`, `$XXX`, `TBD`. */
const PLACEHOLDER = /\{[^{}]*\}|\[[^[\]\d]+\]|%[a-z_]+%|\bX{2,}\b|\b(?:TBD|TODO|lorem ipsum)\b/giu;
const KNOWN_PLACEHOLDERS = ["{startDate}", "{endDate}"];

/** A date in a text, such as 11/30/2026, Nov 30, or 30 de noviembre. */
const WRITTEN_DAY =
  /\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}\b|\b\d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/iu;

/**
 * Fees that every buyer pays, excluded from a price: the FTC and state laws require them in it. Government taxes, title
 * and registration may be excluded.
 */
const FEES = String.raw`(?:(?:doc(?:ument(?:ary|ation))?|dealer(?:ship)?|processing|destination|freight|handling|prep(?:aration)?|thirty-day drive)\s+(?:fees?|charges?)|(?:cargos?|tarifas?|gastos)\s+(?:de|del|por)\s+(?:documentación|concesionario|procesamiento|destino|preparación))`;
const EXCLUDED_FEES = new RegExp(
  String.raw`(?:\bplus|\+|\bexclud\w*|\bnot includ\w*|\bbefore|\bmás|\bno incluye|\bsin incluir)[^.$]{0,60}?\b${FEES}|\b${FEES}[^.$]{0,20}?\b(?:extra|additional|not included|aparte|adicional(?:es)?)\b`,
  "iu",
);

/** Checks for unfilled placeholders, fees excluded from the price, and a missing end date. */
export function lintWording(offer: Offer): Finding[] {
  const findings: Finding[] = [];
  for (const { field, text } of textsOf(offer)) {
    for (const [evidence] of text.matchAll(PLACEHOLDER)) {
      if (field === "disclaimer" && KNOWN_PLACEHOLDERS.includes(evidence)) continue;
      findings.push({ code: "offer.unfilled-placeholder", field, evidence });
    }
    const excluded = EXCLUDED_FEES.exec(text);
    if (excluded) findings.push({ code: "offer.excludes-fees", field, evidence: excluded[0] });
  }
  if (!offer.disclaimer.includes("{endDate}") && !WRITTEN_DAY.test(offer.disclaimer)) {
    findings.push({ code: "offer.end-date-not-stated", field: "disclaimer", evidence: offer.offer_enddate });
  }
  return findings;
}
