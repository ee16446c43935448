import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { opensDialog } from "../dialog/dialog-commands.ts";

export type PaymentProps = Omit<ComponentProps<"div">, "children"> & {
  /** Formatted money, such as `$470`. */
  amount: string;
  /** What follows the figure and says that it is an estimate, such as `/mo est.`. */
  suffix: string;
  /** Term, APR and amount down: a monthly figure never stands without them. */
  terms: ReactNode;
  /** The id of a dialog or popover that explains the figure; the terms become its button. */
  explainedBy?: string | undefined;
  size?: "sm" | "md" | "lg";
};

const amountSize = { sm: "text-base", md: "text-lg", lg: "text-2xl tracking-[-0.01em]" };

/** An estimated monthly payment together with its terms. */
export function Payment({
  amount,
  suffix,
  terms,
  explainedBy,
  size = "md",
  className,
  ...rest
}: PaymentProps) {
  return (
    <div className={cx("text-right", className)} {...rest}>
      <p className={cx("whitespace-nowrap font-bold leading-tight", amountSize[size])}>
        {amount}
        <span className="font-medium text-caption tracking-normal">{suffix}</span>
      </p>
      {explainedBy ? (
        <button
          type="button"
          {...opensDialog(explainedBy)}
          className="relative z-10 mt-0.5 inline-flex min-h-6 items-center text-right text-subtle text-xs underline decoration-dotted underline-offset-3 hover:text-text"
        >
          {terms}
        </button>
      ) : (
        <p className="mt-1 text-subtle text-xs">{terms}</p>
      )}
    </div>
  );
}
