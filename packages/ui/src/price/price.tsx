import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

const amountVariants = cva("", {
  variants: {
    size: {
      sm: "font-extrabold text-[1.1875rem] leading-tight tracking-[-0.02em]",
      md: "price-amount",
      lg: "font-extrabold text-[2.25rem] leading-none tracking-[-0.02em]",
    },
  },
  defaultVariants: { size: "md" },
});

type Amount = VariantProps<typeof amountVariants>;

type PriceContent =
  | {
      state?: "sale";
      /** Formatted money, dealer fees included. */
      amount: string;
      /** The retail or previous price, struck through; `label` precedes it for screen readers. */
      was?: { amount: string; label: string } | undefined;
      /** Without a box, amount and note are laid out by the parent, such as a card's price row. */
      boxed?: boolean;
    }
  | {
      /** A lower price is locked. The visible price, if any, stays; nothing is blurred. */
      state: "locked";
      amount?: string | undefined;
      /** States that the price is locked, and how to unlock it. */
      title: string;
      /** The unlock link or button. */
      action: ReactNode;
    }
  | { state: "on-request"; title: string; action?: ReactNode };

export type PriceProps = Omit<ComponentProps<"div">, "children" | "title"> &
  Amount &
  PriceContent & {
    /** What the price includes, or what is needed to see it. */
    note?: ReactNode;
  };

/** A vehicle's price, a locked price, or a price on request. All amounts arrive formatted. */
export function Price({ size, ...props }: PriceProps) {
  if (props.state === "locked") {
    const { state: _state, ...rest } = props;
    return <PriceText size={size} {...rest} />;
  }
  if (props.state === "on-request") {
    const { state: _state, ...rest } = props;
    return <PriceText size={size} {...rest} />;
  }
  const { state: _state, amount, was, note, boxed = true, ...rest } = props;
  const parts = (
    <>
      <p className={amountVariants({ size })}>{amount}</p>
      {was || note ? (
        <p className={cx("price-note", size === "lg" && "mt-1.5 text-caption")}>
          {was ? (
            <>
              <VisuallyHidden>{was.label} </VisuallyHidden>
              <del>{was.amount}</del>
              {note ? " · " : null}
            </>
          ) : null}
          {note}
        </p>
      ) : null}
    </>
  );
  return boxed ? <div {...rest}>{parts}</div> : parts;
}

type PriceTextProps = Omit<ComponentProps<"div">, "children" | "title"> &
  Amount & { amount?: string | undefined; title: string; action?: ReactNode; note?: ReactNode };

/** A sentence instead of an amount, with an action. */
function PriceText({ size, amount, title, action, note, className, ...rest }: PriceTextProps) {
  return (
    <div className={cx("flex flex-wrap items-center justify-between gap-x-3 gap-y-2", className)} {...rest}>
      <div className="min-w-0 flex-1 basis-36">
        {amount ? <p className={amountVariants({ size })}>{amount}</p> : null}
        {amount && note ? <p className="price-note">{note}</p> : null}
        <p className={cx("font-semibold", amount ? "mt-1.5 text-caption" : "text-control leading-snug")}>
          {title}
        </p>
        {note && !amount ? <p className="text-caption text-muted leading-snug">{note}</p> : null}
      </div>
      {/* Above the card's link, which covers the card. */}
      {action ? <div className="relative z-10 shrink-0">{action}</div> : null}
    </div>
  );
}
