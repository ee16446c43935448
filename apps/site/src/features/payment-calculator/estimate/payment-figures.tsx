import { opensDialog } from "@forecourt/ui/dialog-commands";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import { Payment, type PaymentProps } from "@forecourt/ui/payment";
import { PaymentFacts } from "@forecourt/ui/payment-result";
import { PriceLines } from "@forecourt/ui/price-breakdown";
import { TextButton } from "@forecourt/ui/text-button";
import { type TermsBarWords, termsFacts } from "#content/terms-bar/terms-facts.ts";
import { paymentFacts } from "../payment-facts.ts";
import { paymentLines } from "../payment-lines.ts";
import type { Estimated } from "./estimated.ts";
import { chosenTerms, paymentAmount } from "./payment-text.ts";

/*
 * The figures of a payment. The server renders them; `LiveFigure` replaces them in the browser after a change.
 */

export type FigureProps<Props = unknown> = Props & { estimated: Estimated };

type PaymentFigureProps = Pick<PaymentProps, "size" | "align" | "className"> & {
  /** The id of the dialog with the assumptions. */
  explainedBy: string;
};

/** The estimated payment with its terms. */
export function PaymentFigure({ estimated, ...rest }: FigureProps<PaymentFigureProps>) {
  const { estimate, choices, terms, words, locale } = estimated;
  const amount = paymentAmount(estimate, locale);
  return (
    <Payment
      amount={amount ?? words.noPayment}
      suffix={amount === null ? "" : words.perMonth}
      terms={withOwner(chosenTerms(estimate, choices, terms), estimated)}
      {...rest}
    />
  );
}

/** Says that the terms are the shopper's, on a page whose address has them; a lease has none of theirs. */
function withOwner(text: string, { deal, choices, words }: Estimated): string {
  const isOwn = deal.terms !== null && choices.method === "finance";
  return isOwn ? fillPlaceholders(words.yourTerms, { terms: text }) : text;
}

/** The loan's terms as the bar names them: the calculator changes both. */
export function TermsFigure({ estimated, bar }: FigureProps<{ bar: TermsBarWords }>) {
  const { deal, choices, words, locale } = estimated;
  return termsFacts(choices, deal.settings, { ...words, ...bar }, locale).join(" · ");
}

/** The payment and its terms as one line of small text, for the bar on phones. */
export function PaymentLineFigure({ estimated, explainedBy }: FigureProps<{ explainedBy: string }>) {
  const { estimate, choices, terms, words, locale } = estimated;
  const amount = paymentAmount(estimate, locale);
  return (
    <TextButton {...opensDialog(explainedBy)} className="inline!">
      <strong className="font-semibold text-text">
        {amount === null ? words.noPayment : `${amount}${words.perMonth}`}
      </strong>{" "}
      {chosenTerms(estimate, choices, terms)}
    </TextButton>
  );
}

/** The lines from the price to the amount financed. */
export function LinesFigure({ estimated, className }: FigureProps<{ className?: string }>) {
  const { deal, estimate, words, locale } = estimated;
  if (estimate.kind === "none") return null;
  return <PriceLines className={className} {...paymentLines(deal.price, estimate, words, locale)} />;
}

/** The terms of the payment: rate and its parts, term, score or miles, total of payments. */
export function FactsFigure({
  estimated: { estimate, terms },
  className,
}: FigureProps<{ className?: string }>) {
  return <PaymentFacts items={paymentFacts(estimate, terms)} className={className} />;
}
