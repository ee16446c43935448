import { formatMoney } from "@forecourt/money";
import type { BasisPoints, Cents, Months } from "@forecourt/units";
import type { Offer } from "../offer.ts";
import type { FigureKind } from "./figure-patterns.ts";
import { textsOf } from "./offer-texts.ts";
import type { Finding } from "./offer-violation.ts";
import { exactPaymentPerThousand } from "./per-thousand.ts";
import { perThousandsIn, statedFigures } from "./stated-figures.ts";

type Figure = { kind: FigureKind; field: string; value: number | undefined };

function figuresOf({ offer_terms: terms, offer_credits: credits, offer_debits: debits }: Offer): Figure[] {
  return [
    { kind: "apr", field: "offer_terms.apr_basis_points", value: terms?.apr_basis_points },
    { kind: "monthly-payment", field: "offer_terms.monthly_payment", value: terms?.monthly_payment },
    { kind: "term", field: "offer_terms.term_length", value: terms?.term_length },
    { kind: "lease-cash", field: "offer_credits.lease_cash", value: credits?.lease_cash },
    { kind: "lease-rebate", field: "offer_credits.lease_rebate", value: credits?.lease_rebate },
    { kind: "bonus-cash", field: "offer_credits.bonus_cash", value: credits?.bonus_cash },
    { kind: "down-payment", field: "offer_debits.downpayment", value: debits?.downpayment },
    { kind: "acquisition-fee", field: "offer_debits.acquisition_fee", value: debits?.acquisition_fee },
    { kind: "disposition-fee", field: "offer_debits.disposition_fee", value: debits?.disposition_fee },
    { kind: "excess-mile", field: "offer_debits.excess_mile", value: debits?.excess_mile },
  ];
}

/**
 * Checks for texts that contradict the offer's figures, and for amounts without a text. Also for wrong payments per
 * $1,000 for their rate and term.
 */
export function lintFigures(offer: Offer): Finding[] {
  return [...contradictions(offer), ...unstatedDebits(offer), ...wrongPerThousands(offer)];
}

/** A text may state more figures, as for other terms; without the offer's own figure it is a contradiction. */
function contradictions(offer: Offer): Finding[] {
  return figuresOf(offer).flatMap(({ kind, value }) => {
    if (value === undefined) return [];
    return textsOf(offer).flatMap(({ field, text }): Finding[] => {
      const stated = statedFigures(text, kind);
      if (stated.length === 0 || stated.some((figure) => figure.value === value)) return [];
      return [{ code: "offer.contradicts-figure", field, evidence: stated[0]!.evidence }];
    });
  });
}

function unstatedDebits(offer: Offer): Finding[] {
  const words = textsOf(offer)
    .map(({ text }) => text.readable)
    .join("\n");
  return figuresOf(offer).flatMap(({ field, value }): Finding[] => {
    if (!field.startsWith("offer_debits.") || !value) return [];
    const amount = formatMoney(value as Cents, "en");
    // $395 must not match $3,950 or $395.50.
    const isStated = new RegExp(
      `${amount.replace(/[$.]/g, "\\$&")}(?:\\.00)?(?![\\d,]*\\d|\\.\\d)`,
      "u",
    ).test(words);
    return isStated ? [] : [{ code: "offer.figure-not-stated", field, evidence: amount }];
  });
}

function wrongPerThousands(offer: Offer): Finding[] {
  const texts = textsOf(offer);
  const { apr_basis_points, term_length } = offer.offer_terms ?? {};
  const statedApr = texts.flatMap(({ text }) => statedFigures(text, "apr"))[0]?.value;
  const statedTerm = texts.flatMap(({ text }) => statedFigures(text, "term"))[0]?.value;
  return texts.flatMap(({ field, text }) =>
    perThousandsIn(text).flatMap((stated): Finding[] => {
      const aprBp = stated.aprBp ?? apr_basis_points ?? statedApr;
      const months = stated.months ?? term_length ?? statedTerm;
      if (aprBp === undefined || !months) return [];
      if (exactPaymentPerThousand(aprBp as BasisPoints, months as Months) === stated.cents) return [];
      return [{ code: "offer.wrong-per-thousand", field, evidence: stated.evidence }];
    }),
  );
}
