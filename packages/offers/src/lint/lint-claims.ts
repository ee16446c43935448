import type { Offer } from "../offer.ts";
import { firstMatch, textsOf } from "./offer-texts.ts";
import type { Finding } from "./offer-violation.ts";

const APPROVED = "(?:approved|approval|financed|qualif(?:y|ies))";
const EVERYONE =
  "(?:everyone|everybody|anyone|all (?:credit )?(?:applicants|applications|buyers|customers|credit types))";
const CREDIT = "(?:(?:auto|car|credit|loan|instant) )*";
/** That credit is approved for everyone; "approval is not guaranteed" is no such claim. */
const GUARANTEED_APPROVAL = new RegExp(
  [
    String.raw`(?<!\b(?:no|not|cannot|can't|never)\b[^.]{0,12})\bguaranteed? (?:your |you )?${CREDIT}(?:approval|financing|loans?)\b`,
    String.raw`\bapprovals? (?:is |are )?(?:always )?guaranteed\b`,
    String.raw`(?<!\bnot )\b${EVERYONE} (?:is |are |gets? |will be )?(?:always )?${APPROVED}\b`,
    String.raw`\bwe (?:approve|finance|say yes to) (?:everyone|everybody|anyone)\b`,
    String.raw`(?<!\b(?:if|once|when|after|until|whether|that) )\byou(?:'re| are) (?:already |automatically )?approved\b`,
    String.raw`\b100% (?:credit |loan |guaranteed )*${APPROVED}\b`,
    String.raw`\bno(?:body|[ -]one)?(?: credit| applications?| applicants?| buyers?){0,2} (?:is |are |gets? |will be |ever )*(?:refused|turned (?:down|away)|denied|rejected)\b`,
    String.raw`\b(?:aprobación|crédito|financiamiento) (?:(?!no )[\p{L}\d%]+ ){0,3}garantizad[oa]\b`,
    String.raw`(?<!\bno )\b(?:garantizamos (?:su |la |tu )?aprobación|todos (?:\p{L}+ ){0,2}(?:aprobados|califican))\b`,
    String.raw`\baprobamos a todos\b|\b100% aprobad[oa]s?\b|\bnadie (?:es |será )?rechazado\b`,
  ].join("|"),
  "iu",
);

/** That payments start later. */
const DEFERRED = new RegExp(
  [
    String.raw`\b(?:no|0) (?:\p{L}+ )?payments? (?:for|until|'?till?|before|due until)\b`,
    String.raw`\b\d+ (?:days|months) (?:of |with )?no payments\b|\b\d+ (?:días|meses) sin pag(?:ar|os)\b`,
    String.raw`\b(?:defer|skip|delay) (?:[\p{L}\d]+ ){0,3}payments?\b`,
    String.raw`\bfirst payment\b[^.$]{0,30}?\b(?:deferred|until|\d+ (?:days|weeks|months))\b`,
    String.raw`\b\d+ days (?:to|until|till|before) (?:your |the )?first payment\b|\bsame as cash\b`,
    String.raw`\b(?:don't|do not) pay (?:anything )?(?:for|until) (?:\d|next)|\bpay nothing (?:for \d|until)`,
    String.raw`\bsin pag(?:ar|os?) (?:nada )?(?:por|hasta|durante)\b|\bno (?:pague|paga|haga pagos) (?:nada )?(?:por|hasta|durante)\b`,
    String.raw`\bprimer pago (?:(?:en|dentro de) \d+ (?:días|meses)|hasta)\b`,
  ].join("|"),
  "iu",
);
/** Whether interest accrues meanwhile. */
const INTEREST =
  /\b(?:interest|finance charges?)\b[^.]{0,40}\b(?:accru|begin|start|charged|added)|\b(?:no|without) interest\b|\bintereses\b[^.]{0,40}\b(?:acumul|corr|cobr|gener|empie)|\bsin intereses\b/iu;

const FREE = String.raw`(?:(?<![-\p{L}])free\b(?! of\b| from\b)|\bcomplimentary\b|\bgratis\b|\bgratuit[oa]s?\b)`;
const PURCHASE = String.raw`(?:purchase|buy|lease|finance|take delivery|sold|compra|comprar)\b`;
/** 16 CFR 251.1: a price that is bargained for leaves nothing to be free. */
const FREE_WITH_PURCHASE = new RegExp(
  [
    String.raw`${FREE}[^.!?]{0,60}\b(?:with|when you|if you|por|con|al)\b[^.!?]{0,30}\b${PURCHASE}`,
    String.raw`\b(?:buy|purchase|lease|compre|compra|comprar)\b[^.!?]{0,80}?${FREE}`,
  ].join("|"),
  "iu",
);
const NO_PURCHASE =
  /\b(?:no|without(?: a)?) purchase\b|\bsin (?:\p{L}+ )*compra\b|\beven if you\b|\b(?:don't|do not) buy\b/iu;

/** Checks for claims that the FTC has called deceptive (docs/product/offers.md, "Claims"). */
export function lintClaims(offer: Offer): Finding[] {
  const texts = textsOf(offer);
  const findings: Finding[] = [];
  const approval = firstMatch(texts, GUARANTEED_APPROVAL);
  if (approval) findings.push({ code: "credit.guaranteed-approval", ...approval });
  const deferred = firstMatch(texts, DEFERRED);
  if (deferred && !firstMatch(texts, INTEREST))
    findings.push({ code: "credit.deferred-payments", ...deferred });
  const free = firstMatch(texts, FREE_WITH_PURCHASE);
  if (free && !firstMatch(texts, NO_PURCHASE)) findings.push({ code: "offer.free-with-purchase", ...free });
  return findings;
}
