import type { BasisPoints, Cents, Months } from "@forecourt/units";
import {
  FIGURE_PATTERNS,
  type FigureKind,
  MONTHS,
  PAYMENTS,
  PER_THOUSAND,
  PERCENT,
} from "./figure-patterns.ts";
import { matchesIn, type ReadableText } from "./readable-text.ts";

/** A figure in a text: cents, basis points, or a number of payments. */
export type StatedFigure = {
  kind: FigureKind;
  value: number;
  /** The matched text. */
  evidence: string;
};

/** Reads a written number with two decimals, such as `4,398` or `20.83`, as hundredths: cents or basis points. */
const hundredthsOf = (written: string): number => Math.round(Number(written.replaceAll(",", "")) * 100);

/** Money in these clauses is no payment of credit: "save $40 a month", "rent it from $59 a day". */
const OTHER_MONEY_BEFORE =
  /\b(?:sav(?:e|es|ing|ings)|ahorr\p{L}+|earn(?:s|ing)?|income|salary|ingresos?)(?: (?:of|up to|about|at least|least|as much as|hasta|de))* ?$/iu;
const OTHER_MONEY_CLAUSE =
  /\b(?:rent|rentals?|loaners?|subscriptions?|memberships?|clubs?|insurance|parking|electricity|local rates|storage|alquil\p{L}+|suscripci\p{L}+|membresía|seguro)\b/iu;

/** Finds every figure of one kind in a text, ordered by wording, then by position. */
export function statedFigures(text: ReadableText, kind: FigureKind): StatedFigure[] {
  const isPayment = kind === "monthly-payment" || kind === "other-payment";
  // A payment per $1,000 is not a monthly payment; bars keep the texts around it from joining.
  const readable =
    kind === "term" ? text.readable : text.readable.replace(PER_THOUSAND, ({ length }) => "|".repeat(length));
  return FIGURE_PATTERNS[kind].flatMap((pattern) =>
    matchesIn({ ...text, readable }, new RegExp(pattern, "giu"))
      .filter(({ index }) => !(isPayment && isOtherMoney(readable, index)))
      .map(({ evidence, groups: [written] }) => ({
        kind,
        value: kind === "term" ? Number(written) : hundredthsOf(written!),
        evidence,
      })),
  );
}

function isOtherMoney(text: string, index: number): boolean {
  if (OTHER_MONEY_BEFORE.test(text.slice(0, index))) return true;
  return OTHER_MONEY_CLAUSE.test(clauseAt(text, index));
}

/** The sentence around a position; the point of an amount ends none. */
export function clauseAt(text: string, index: number): string {
  const before = text
    .slice(0, index)
    .split(/[.;!?](?=\s)/)
    .at(-1)!;
  const after = text.slice(index).split(/[.;!?](?=\s|$)/)[0]!;
  return before + after;
}

/** A payment per $1,000 financed, with the nearest rate and term before it. */
export type PerThousand = {
  cents: Cents;
  aprBp: BasisPoints | null;
  months: Months | null;
  evidence: string;
};

/** Finds every payment per $1,000 in a text. */
export function perThousandsIn(text: ReadableText): PerThousand[] {
  return matchesIn(text, PER_THOUSAND).map(({ evidence, groups, index }) => {
    const before = text.readable.slice(0, index);
    const percent = [...before.matchAll(new RegExp(PERCENT, "gu"))].at(-1)?.[1];
    const months = [
      ...before.matchAll(new RegExp(String.raw`(\d{1,3})(?:[- ]${MONTHS}|${PAYMENTS})`, "giu")),
    ].at(-1)?.[1];
    return {
      cents: hundredthsOf(groups[0]!) as Cents,
      aprBp: percent === undefined ? null : (hundredthsOf(percent) as BasisPoints),
      months: months === undefined ? null : (Number(months) as Months),
      evidence,
    };
  });
}
