import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Icon, type IconName } from "../icon/icon.tsx";
import type { LinkComponent } from "../link/link-component.ts";

export type VehicleFact = {
  icon: IconName;
  /** What kind of fact it is, for screen readers: `Mileage`. */
  label: string;
  value: string;
};

export type VehicleCardProps = Omit<ComponentProps<"article">, "title"> & {
  href: string;
  /** Year, make and model. */
  title: string;
  /** Trim and one distinguishing feature. */
  subtitle?: string | undefined;
  /** Depth in the page's outline. */
  headingLevel?: 2 | 3 | 4;
  /** A `VehicleImage`. */
  image: ReactNode;
  /** `Badge`s, at most two. */
  badges?: ReactNode;
  /** Mileage, drivetrain, fuel: the same three in the same order on every card. */
  facts: readonly VehicleFact[];
  /** A `Price`, in any of its states. */
  price: ReactNode;
  /** A `Payment`. */
  payment?: ReactNode;
  /** The store it stands at; `label` is for screen readers. */
  store?: { label: string; name: string } | undefined;
  /** A save button, over the picture. */
  save?: ReactNode;
  /** A compare checkbox, at the foot. */
  compare?: ReactNode;
  linkAs?: LinkComponent;
};

/**
 * A vehicle in a list. The whole card is one link to its page; save, compare, terms and unlock lie above it as
 * their own targets.
 */
export function VehicleCard({
  href,
  title,
  subtitle,
  headingLevel = 3,
  image,
  badges,
  facts,
  price,
  payment,
  store,
  save,
  compare,
  linkAs: Anchor = "a",
  className,
  ...rest
}: VehicleCardProps) {
  const HeadingElement = `h${headingLevel}` as const;
  return (
    <article
      className={cx(
        "group relative isolate flex flex-col overflow-hidden rounded-(--vehicle-card-radius,var(--r-l)) border border-line bg-surface transition-[box-shadow,transform,border-color] hover:border-line-strong hover:shadow-panel has-[h2>a:focus-visible,h3>a:focus-visible,h4>a:focus-visible]:outline-3 has-[h2>a:focus-visible,h3>a:focus-visible,h4>a:focus-visible]:outline-focus has-[h2>a:focus-visible,h3>a:focus-visible,h4>a:focus-visible]:outline-offset-2 motion-safe:hover:-translate-y-0.5",
        className,
      )}
      {...rest}
    >
      {/* The heading comes first in the document, the picture first on the card. */}
      <div className="order-2 flex flex-1 flex-col px-4.5 pt-4 pb-3">
        <HeadingElement className="font-semibold text-lg leading-tight">
          <Anchor href={href} className="hit-area rounded-lg outline-none">
            {title}
          </Anchor>
        </HeadingElement>
        {subtitle ? <p className="mt-0.5 truncate text-muted text-sm">{subtitle}</p> : null}
        <ul className="mt-2.5 mb-3.5 flex flex-wrap gap-x-3.5 gap-y-1 text-caption text-muted">
          {facts.map((fact) => (
            <li key={fact.label} className="flex items-center gap-1.5">
              <Icon name={fact.icon} size={16} />
              <span className="sr-only">{fact.label}: </span>
              {fact.value}
            </li>
          ))}
        </ul>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-3 gap-y-2 border-line border-t pt-3 *:first:grow">
          {price}
          {payment}
        </div>
        {store || compare ? (
          <div className="mt-2 flex min-h-9 items-center justify-between gap-3 text-caption text-muted">
            {store ? (
              <p className="flex min-w-0 items-center gap-1.5">
                <Icon name="pin" size={16} />
                <span className="sr-only">{store.label}: </span>
                <span className="truncate">{store.name}</span>
              </p>
            ) : (
              <span />
            )}
            {compare ? <div className="relative z-10">{compare}</div> : null}
          </div>
        ) : null}
      </div>
      <div className="relative order-1">
        {image}
        {badges ? (
          <div className="pointer-events-none absolute top-3 left-3 flex max-w-[calc(100%-76px)] flex-wrap gap-1.5">
            {badges}
          </div>
        ) : null}
      </div>
      {save ? <div className="absolute top-2.5 right-2.5 z-10">{save}</div> : null}
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
