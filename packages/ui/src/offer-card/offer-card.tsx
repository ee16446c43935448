import type { ComponentProps, ReactNode } from "react";
import { Badge } from "../badge/badge.tsx";
import { cx } from "../class-names/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import type { LinkComponent } from "../link/link-component.ts";

export type OfferCardProps = Omit<ComponentProps<"article">, "title"> & {
  /** The offer's page. */
  href?: string;
  /** The model or audience: `2025 Outlander`. */
  title: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** The amount: `0.0%`, `$345`. Omitted if amounts are locked. */
  figure?: ReactNode;
  /** Meaning of the amount: `APR for 48 months`. */
  unit?: ReactNode;
  /** More details; for a payment, its legally required terms. */
  text?: ReactNode;
  /** The offer type, a `Badge`. */
  badge?: ReactNode;
  /** A `VehicleImage`. */
  image?: ReactNode;
  /** `Ends Nov 30`. */
  ends?: ReactNode;
  /** Whether it ends soon or has ended; `ends` says so as text. */
  state?: "current" | "ending" | "ended";
  /** `See details`. */
  linkLabel?: ReactNode;
  /** Link that unlocks the amounts; replaces `linkLabel`. */
  action?: ReactNode;
  /** Double width, with the image beside the text: the first of a list. */
  featured?: boolean;
  /** Additions outside the card's link, such as `OfferTerms`. */
  children?: ReactNode;
  linkAs?: LinkComponent;
};

/** An offer as a card: amount, eligibility and end date. */
export function OfferCard({
  href,
  title,
  headingLevel = 3,
  figure,
  unit,
  text,
  badge,
  image,
  ends,
  state = "current",
  linkLabel,
  action,
  featured = false,
  linkAs: Anchor = "a",
  className,
  children,
  ...rest
}: OfferCardProps) {
  const HeadingElement = `h${headingLevel}` as const;
  const ended = state === "ended";
  return (
    <article
      className={cx(
        "relative isolate flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface transition-[border-color,box-shadow]",
        featured && image && "md:col-span-2 md:grid md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]",
        href && "hover:border-line-strong hover:shadow-panel",
        className,
      )}
      {...rest}
    >
      <div
        className={cx("order-2 flex min-w-0 flex-1 flex-col px-5 pt-4.5 pb-4 md:px-6", featured && "md:pt-8")}
      >
        <HeadingElement className={cx("font-semibold", figure ? "text-base text-muted" : "text-xl")}>
          {href ? (
            <Anchor href={href} className="hit-area block min-h-6 rounded-lg after:z-1">
              {title}
            </Anchor>
          ) : (
            title
          )}
        </HeadingElement>
        {figure ? (
          <p className={cx("mt-0.5 flex flex-wrap items-baseline gap-x-2.5", ended && "text-subtle")}>
            <span
              className={cx(
                "font-extrabold leading-[1.1] tracking-[-0.045em]",
                featured ? "text-[3.5rem] md:text-[4.75rem] md:leading-none" : "text-[min(2.75rem,18vw)]",
              )}
            >
              {figure}
            </span>
            <span className={cx("font-semibold", featured ? "text-xl md:basis-full" : "text-[1.0625rem]")}>
              {unit}
            </span>
          </p>
        ) : null}
        {text ? <p className="mt-2 text-control text-muted">{text}</p> : null}
        {children ? <div className="relative z-10 mt-3">{children}</div> : null}
        {ends || action || (href && linkLabel) ? (
          <div className="mt-auto pt-4.5">
            <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-2 border-line border-t pt-3 text-muted text-sm">
              {ends ? <OfferEnd state={state}>{ends}</OfferEnd> : <span />}
              {action ? (
                <span className="relative z-10">{action}</span>
              ) : href && linkLabel ? (
                <span
                  aria-hidden="true"
                  className="border-line-strong border-b-[1.5px] font-semibold text-text"
                >
                  {linkLabel}
                </span>
              ) : null}
            </div>
          </div>
        ) : null}
      </div>
      {image || badge ? (
        <div
          className={cx(
            "order-1",
            image ? "relative" : "px-5 pt-5 md:px-6",
            ended && image && "[filter:grayscale(1)]",
          )}
        >
          {image}
          {badge ? <div className={image ? "absolute start-3 top-3" : ""}>{badge}</div> : null}
        </div>
      ) : null}
    </article>
  );
}

function OfferEnd({ state, children }: { state: "current" | "ending" | "ended"; children: ReactNode }) {
  const words = (
    <>
      <Icon name={state === "ended" ? "close" : "clock"} size={16} />
      {children}
    </>
  );
  if (state === "current") return <span className="inline-flex items-center gap-1.5">{words}</span>;
  return <Badge tone={state === "ending" ? "warn" : "sunken"}>{words}</Badge>;
}
