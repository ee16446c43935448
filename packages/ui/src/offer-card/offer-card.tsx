import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import type { LinkComponent } from "../link/link-component.ts";

export type OfferCardProps = Omit<ComponentProps<"article">, "title"> & {
  /** The offer's page. */
  href?: string;
  /** Who or what it is for: `2025 Outlander`. */
  title: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** The deal in one figure: `0.0%`, `$345`. */
  figure: ReactNode;
  /** What the figure is: `APR for 48 months`. */
  unit: ReactNode;
  text?: ReactNode;
  /** The kind of offer, a `Badge`. */
  badge?: ReactNode;
  /** A `VehicleImage`. */
  image?: ReactNode;
  /** `Ends Nov 30`. */
  ends?: ReactNode;
  /** `See details`. */
  linkLabel?: ReactNode;
  /** A `Disclaimer` or other addition, which is outside the card's link. */
  children?: ReactNode;
  linkAs?: LinkComponent;
};

/** One incentive: the number, who gets it and when it ends. */
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
  linkLabel,
  linkAs: Anchor = "a",
  className,
  children,
  ...rest
}: OfferCardProps) {
  const HeadingElement = `h${headingLevel}` as const;
  return (
    <article
      className={cx(
        "relative isolate flex flex-col overflow-hidden rounded-lg border border-line bg-surface transition-[border-color,box-shadow]",
        href && "hover:border-line-strong hover:shadow-panel",
        className,
      )}
      {...rest}
    >
      <div className="order-2 flex flex-1 flex-col px-5 pt-4.5 pb-4 md:px-6">
        <HeadingElement className="font-semibold text-base text-muted">
          {href ? (
            <Anchor href={href} className="hit-area block min-h-6 rounded-lg">
              {title}
            </Anchor>
          ) : (
            title
          )}
        </HeadingElement>
        <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2.5">
          <span className="font-extrabold text-[2.75rem] leading-[1.1] tracking-[-0.045em]">{figure}</span>
          <span className="font-semibold text-[1.0625rem]">{unit}</span>
        </p>
        {text ? <p className="mt-2 text-control text-muted">{text}</p> : null}
        {children ? <div className="relative z-10 mt-3">{children}</div> : null}
        {ends || (href && linkLabel) ? (
          <div className="mt-auto pt-4.5">
            <div className="flex min-h-9 items-center justify-between gap-3 border-line border-t pt-3 text-muted text-sm">
              {ends ? (
                <span className="inline-flex items-center gap-1.5">
                  <Icon name="clock" size={16} />
                  {ends}
                </span>
              ) : (
                <span />
              )}
              {href && linkLabel ? (
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
        <div className={cx("order-1", image ? "relative" : "px-5 pt-5 md:px-6")}>
          {image}
          {badge ? <div className={image ? "absolute top-3 left-3" : ""}>{badge}</div> : null}
        </div>
      ) : null}
    </article>
  );
}
