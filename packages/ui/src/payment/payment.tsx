import type { ComponentProps, ReactElement } from "react";
import { cx } from "../class-names/class-names.ts";
import { opensDialog } from "../dialog/dialog-commands.ts";
import { TextButton } from "../text-button/text-button.tsx";

export type PaymentProps = Omit<ComponentProps<"div">, "children"> & {
  /** Without a box, amount and terms are laid out by the parent, such as a card's price row. */
  boxed?: boolean;
  /** Formatted money, such as `$470`. */
  amount: string;
  /** Period and estimate label after the amount, such as `/mo est.`. */
  suffix: string;
  /** Term, APR (not for a lease), amount down, assumed score, what is included. Required beside every payment. */
  terms: string | ReactElement;
  /** Id of the dialog or popover that explains the payment; the terms become its button. */
  explainedBy?: string | undefined;
  /** A collapsible `PriceBreakdown`; its sum is the total of payments. */
  details?: ReactElement;
  size?: "sm" | "md" | "lg" | "xl";
  /** `end` beside a price, otherwise `start`. */
  align?: "start" | "end";
};

const amountSize = {
  sm: "text-base tracking-normal",
  md: "",
  lg: "text-2xl tracking-[-0.01em]",
  xl: "text-[min(2.75rem,18vw)] leading-none tracking-[-0.035em]",
};

/** An estimated monthly payment with its terms. */
export function Payment({
  amount,
  suffix,
  terms,
  explainedBy,
  details,
  size = "md",
  align = "end",
  boxed = true,
  className,
  ...rest
}: PaymentProps) {
  const parts = (
    <>
      <p className={cx("payment-amount", amountSize[size])}>
        {amount}
        <span className={size === "xl" ? "text-lg" : undefined}>{suffix}</span>
      </p>
      {explainedBy ? (
        <TextButton {...opensDialog(explainedBy)} className="payment-terms">
          {terms}
        </TextButton>
      ) : (
        <p className="mt-1 text-subtle text-xs">{terms}</p>
      )}
      {details ? <div className="mt-1 text-start">{details}</div> : null}
    </>
  );
  if (!boxed) return parts;
  return (
    <div className={cx(align === "end" ? "text-end" : "text-start", className)} {...rest}>
      {parts}
    </div>
  );
}
