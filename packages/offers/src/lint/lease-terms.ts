import type { Offer } from "../offer.ts";
import { firstMatch, headlineOf, type OfferText, type Stated, textsOf } from "./offer-texts.ts";
import { matchesIn } from "./readable-text.ts";
import { clauseAt } from "./stated-figures.ts";
import { NOTHING_DOWN } from "./triggers.ts";

const LEASE = /\bleas(?:e|es|ed|ing)\b|\barrendamientos?\b|\barriend\p{L}+/iu;
/** Words about other leases: the offer is none of them. */
const OTHER_LEASE =
  /\b(?:not|cannot|excludes?|excluding|except)\b[^.;]{0,40}?\bleas(?:e|es|ed|ing)\b|\bno (?:válid|aplic|combin)[^.;]{0,40}?\barrendamientos?\b|\bask (?:us )?about (?:an? |our )?leas(?:e|es|ing)\b|\bleas(?:e|ed)[- ](?:buy-?outs?|returns?|turn-?ins?|loyalty)\b|\b(?:buy ?out|end|off) (?:of )?(?:your|a|an old) lease\b/giu;

const APR = /\bAPR\b|\bannual (?:percentage|lease) rate\b|\bTAE\b|\btasa (?:porcentual )?anual\b/iu;
const LOAN = /\bfinanc\p{L}*|\bloans?\b|\bpréstamos?\b/iu;
const LEASE_RATE =
  /\b(?:rate|tasa)\b[^.$%]{0,20}?\b\d{1,2}(?:\.\d+)?%|\b\d{1,2}(?:\.\d+)?% (?:lease )?rate\b/iu;
const RATE_NOTICE =
  /\bmay not measure the overall cost\b|\bpodría no medir el costo\b|\bpuede no medir el costo\b/iu;

const AT_SIGNING = "due at (?:lease )?(?:signing|delivery|inception)";
const NOTHING_AT_SIGNING = new RegExp(
  String.raw`(?:\$0|\b(?:no|0) (?:money|cash)|\bnothing) (?:total )?${AT_SIGNING}|\b${AT_SIGNING}:? \$0|\bnada a la firma\b|\$0 a la firma\b`,
  "iu",
);
const NOTHING_FIRST =
  /(?:\$0|\b0|\bno|\bzero) drive[ -]?off\b|\bsign[- ](?:and|&|n)[- ]drive\b|\bno first (?:month's )?payment\b|(?:\$0|\b0|\bno|\bnothing)(?: money| cash)? out of pocket\b|\bfirme y maneje\b/iu;
const COST_REDUCTION = /\bcap(?:italized)? cost reduction\b|\breducción del costo capitalizado\b/iu;

const SECURITY_DEPOSIT = /\bsecurity deposit\b|\bdepósito (?:de|en) (?:garantía|seguridad)\b/iu;
const OPEN_END = /\bopen[- ]end(?:ed)?\b|\barrendamiento abierto\b/iu;
const CLOSED_END = /\bclosed[- ]end(?:ed)?\b|\barrendamiento cerrado\b/iu;
const END_OF_TERM =
  /\b(?:lease[- ]end|end of (?:the )?(?:lease|term)|excess (?:wear|mile)|residual value|(?:al (?:final|término)|fin) del arrendamiento|valor residual)/iu;

/** Whether an offer is a lease, by its figures or the texts above the disclaimer. */
export function isLease(offer: Offer): boolean {
  if (offer.offer_terms?.apr_basis_points !== undefined) return false;
  const { lease_cash, lease_rebate } = offer.offer_credits ?? {};
  const { disposition_fee, acquisition_fee } = offer.offer_debits ?? {};
  return (
    offer.type === "lease_cash" ||
    [lease_cash, lease_rebate, disposition_fee, acquisition_fee].some((figure) => figure !== undefined) ||
    headlineOf(textsOf(offer)).some(({ text }) => LEASE.test(text.readable.replace(OTHER_LEASE, "")))
  );
}

/** That the offer is called a lease. */
export function statedLease(texts: readonly OfferText[]): Stated | null {
  return firstMatch(texts, LEASE);
}

/** An annual percentage rate, but none of a loan that the same sentence offers. */
export function statedLeaseApr(texts: readonly OfferText[]): Stated | null {
  for (const { field, text } of texts) {
    for (const { evidence, index } of matchesIn(text, APR)) {
      if (!LOAN.test(clauseAt(text.readable, index))) return { field, evidence };
    }
  }
  return null;
}

/** A rate of a lease without the notice that 12 CFR 1013.7(b)(2) requires. */
export function rateWithoutNotice(texts: readonly OfferText[]): Stated | null {
  return firstMatch(texts, RATE_NOTICE) ? null : firstMatch(texts, LEASE_RATE);
}

/** That the total due at signing is nothing. */
export function statedNothingAtSigning(texts: readonly OfferText[]): Stated | null {
  return firstMatch(texts, NOTHING_AT_SIGNING);
}

/** That one of the first payments is not due, or that it lowers the capitalized cost. */
export function statedFirstCharge(texts: readonly OfferText[]): Stated | null {
  return (
    firstMatch(texts, NOTHING_DOWN) ?? firstMatch(texts, NOTHING_FIRST) ?? firstMatch(texts, COST_REDUCTION)
  );
}

/** Whether a security deposit is required. */
export function statedSecurityDeposit(texts: readonly OfferText[]): Stated | null {
  return firstMatch(texts, SECURITY_DEPOSIT);
}

/** That charges can fall due at the end of the lease. */
export function statedEndOfTerm(texts: readonly OfferText[]): Stated | null {
  return firstMatch(texts, END_OF_TERM);
}

/** The kind of the lease: closed-end leases settle no residual value. */
export function statedKind(texts: readonly OfferText[]): "open-end" | "closed-end" | null {
  if (firstMatch(texts, OPEN_END)) return "open-end";
  return firstMatch(texts, CLOSED_END) ? "closed-end" : null;
}
