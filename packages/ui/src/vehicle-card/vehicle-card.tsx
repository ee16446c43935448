import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import type { LinkComponent } from "../link/link-component.ts";
import { type VehicleFact, VehicleFacts } from "../vehicle-facts/vehicle-facts.tsx";

export type VehicleCardProps = Omit<ComponentProps<"article">, "title"> & {
  /** Omit it if the vehicle has no page, such as behind the inventory gate. The card then has no link. */
  href?: string | undefined;
  /** Year, make and model. */
  title: string;
  /** Trim and color. */
  subtitle?: ReactNode;
  /** Heading level in the page's outline. */
  headingLevel?: 2 | 3 | 4;
  /** A `VehicleImage`. */
  image: ReactNode;
  /** `Badge`s, at most two. */
  badges?: ReactNode;
  /** Mileage, drivetrain, fuel: the same three in the same order on every card. */
  facts?: readonly VehicleFact[];
  /** A `Price` in any state. */
  price: ReactNode;
  /** A `Payment`: its amount is beside the price, its terms below both. */
  payment?: ReactNode;
  /** What unlocks a lower price: a sentence and a button, below the price row. */
  action?: ReactNode;
  /** The vehicle's store; `label` is for screen readers. */
  store?: { icon?: ReactNode; label: string; name: string } | undefined;
  /** A `SaveButton`, over the image. */
  save?: ReactNode;
  /** A `CompareToggle`, at the bottom. */
  compare?: ReactNode;
  /** Sold: the image is dimmed. Badge and price say so as text. */
  sold?: boolean;
  linkAs?: LinkComponent;
};

const interactive =
  "motion-safe:transition-[box-shadow,transform,border-color] hover:border-line-strong hover:shadow-panel has-[:is(h2,h3,h4)>a:focus-visible]:outline-3 has-[:is(h2,h3,h4)>a:focus-visible]:outline-focus has-[:is(h2,h3,h4)>a:focus-visible]:outline-offset-2 motion-safe:hover:-translate-y-0.5";

/** A vehicle in a list. The whole card is one link; save, compare, terms and unlock are separate targets above it. */
export function VehicleCard({
  href,
  title,
  subtitle,
  headingLevel = 3,
  image,
  badges,
  facts = [],
  price,
  payment,
  action,
  store,
  save,
  compare,
  sold = false,
  linkAs: Anchor = "a",
  className,
  ...rest
}: VehicleCardProps) {
  const HeadingElement = `h${headingLevel}` as const;
  return (
    <article
      className={cx(
        "relative isolate flex min-w-0 flex-col overflow-hidden rounded-(--vehicle-card-radius,var(--r-l)) border border-line bg-surface",
        href !== undefined && interactive,
        className,
      )}
      {...rest}
    >
      {/* The heading is first in the DOM, the image first on the card. */}
      <div className="order-2 flex flex-1 flex-col px-4.5 pt-4 pb-3">
        <HeadingElement className="font-semibold text-lg leading-tight wrap-anywhere">
          {href === undefined ? (
            title
          ) : (
            <Anchor href={href} className="hit-area rounded-lg outline-none after:z-1">
              {title}
            </Anchor>
          )}
        </HeadingElement>
        {subtitle ? <p className="mt-0.5 text-muted text-sm">{subtitle}</p> : null}
        {facts.length > 0 ? <VehicleFacts facts={facts} className="mt-2.5" /> : null}
        <div className="mt-auto pt-3.5">
          {/* The payment's box is dissolved: its amount gets the second column, its terms a row of their own. */}
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 border-line border-t pt-3 *:first:only:col-span-full *:nth-2:contents [&>:nth-child(2)>:not(:first-child)]:col-span-full [&>:nth-child(2)>:not(:first-child)]:text-start">
            {price}
            {payment}
          </div>
          {action ? (
            <div className="mt-3 flex items-center justify-between gap-3 *:last:relative *:last:z-10">
              {action}
            </div>
          ) : null}
        </div>
        {store || compare ? (
          <div className="mt-2 flex min-h-9 flex-wrap items-center justify-between gap-x-3 text-caption text-muted">
            {store ? (
              <p className="flex min-w-0 items-center gap-1.5 py-1">
                {store.icon}
                <span className="sr-only">{store.label}: </span>
                {store.name}
              </p>
            ) : null}
            {compare ? <div className="relative z-10 ms-auto">{compare}</div> : null}
          </div>
        ) : null}
      </div>
      <div className={cx("relative order-1", sold && "[&_img]:opacity-50 [&_img]:grayscale")}>
        {image}
        {badges ? (
          <div className="pointer-events-none absolute start-3 top-3 flex max-w-[calc(100%-76px)] flex-wrap gap-1.5">
            {badges}
          </div>
        ) : null}
      </div>
      {save ? <div className="absolute end-2.5 top-2.5 z-10">{save}</div> : null}
    </article>
  );
}

/** The list's grid: three cards at 1440 px beside the filters, two at 1024, one on phones. */
export function VehicleGrid({ className, ...rest }: ComponentProps<"ul">) {
  return (
    <ul
      className={cx(
        "grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-3.5 md:gap-5 *:grid",
        className,
      )}
      {...rest}
    />
  );
}
