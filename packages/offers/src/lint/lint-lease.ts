import type { Offer } from "../offer.ts";
import type { Finding } from "./offer-violation.ts";
import { figureTrigger, findFigure, firstMatch, statedDownPayment, statedPayment } from "./triggers.ts";

const LEASE = /\bleas(?:e|es|ed|ing)\b|\barrendamiento\b/iu;
const APR = /\bAPR\b|\bannual percentage rate\b|\bTAE\b|\btasa porcentual anual\b/iu;
const NOTHING_DUE =
  /(?:\$0|\b(?:no|zero) (?:money|cash)|\bnothing) (?:down|due at (?:lease )?(?:signing|delivery))|\bnada a la firma\b|\bsin enganche\b/iu;
const NOTHING_AT_SIGNING =
  /(?:\$0|\b(?:no|zero) (?:money|cash)|\bnothing) due at (?:lease )?(?:signing|delivery)|\bnada a la firma\b/iu;
const SECURITY_DEPOSIT = /\bsecurity deposit\b|\bdepósito de (?:garantía|seguridad)\b/iu;
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
    [offer.name, offer.badge ?? "", offer.description].some((text) => LEASE.test(text))
  );
}

/**
 * Checks the lease disclosures that a payment or an amount due at signing requires. An annual percentage rate must not
 * be stated: Regulation M, 12 CFR 1013.7 (docs/product/offers.md, "Trigger terms").
 */
export function lintLease(offer: Offer): Finding[] {
  const findings: Finding[] = [];
  const rate = firstMatch(offer, APR);
  if (rate) findings.push({ code: "lease.states-apr", ...rate });
  const payment = statedPayment(offer);
  const dueAtSigning = findFigure(offer, "due-at-signing");
  const trigger =
    payment ??
    dueAtSigning ??
    statedDownPayment(offer) ??
    firstMatch(offer, NOTHING_DUE) ??
    figureTrigger(offer);
  if (!trigger) return findings;
  const disclosures: [Finding["code"], unknown][] = [
    ["lease.not-called-lease", firstMatch(offer, LEASE)],
    ["lease.missing-due-at-signing", dueAtSigning ?? firstMatch(offer, NOTHING_AT_SIGNING)],
    ["lease.missing-payments", payment && findFigure(offer, "term")],
    ["lease.missing-security-deposit", firstMatch(offer, SECURITY_DEPOSIT)],
    ["lease.missing-end-of-term", firstMatch(offer, END_OF_TERM)],
  ];
  for (const [code, disclosure] of disclosures) if (!disclosure) findings.push({ code, ...trigger });
  return findings;
}
