import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { type FactIcon, LabelledValue } from "../icon/labelled-value.tsx";
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
  /** A `Price` in any state; an amount without a box. */
  price: ReactNode;
  /** A `Payment` without a box: its amount is beside the price, its terms below both. */
  payment?: ReactNode;
  /** What unlocks a lower price: a sentence and a button, below the price row. */
  action?: ReactNode;
  /** The vehicle's store; `label` is for screen readers. */
  store?: { icon?: FactIcon | undefined; label: string; name: string } | undefined;
  /** A `SaveButton`, over the image. */
  save?: ReactNode;
  /** A link that books a test drive, at the bottom. */
  testDrive?: ReactNode;
  /** A `CompareToggle`, at the bottom. */
  compare?: ReactNode;
  /** Sold: the image is dimmed. Badge and price say so as text. */
  sold?: boolean;
  linkAs?: LinkComponent;
};

/** A vehicle in a list. The whole card is one link; its other controls are separate targets above it. */
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
  testDrive,
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
        "vehicle-card",
        href !== undefined && "vehicle-card-linked",
        sold && "vehicle-card-sold",
        className,
      )}
      {...rest}
    >
      <div className="vehicle-card-body">
        <HeadingElement className="vehicle-card-title">
          {href === undefined ? title : <Anchor href={href}>{title}</Anchor>}
        </HeadingElement>
        {subtitle ? <p className="vehicle-card-subtitle">{subtitle}</p> : null}
        {facts.length > 0 ? <VehicleFacts facts={facts} className="mt-2.5" /> : null}
        <div className="vehicle-card-prices">
          {price}
          {payment}
        </div>
        {action ? <div className="vehicle-card-action">{action}</div> : null}
        {store || testDrive || compare ? (
          <div className="vehicle-card-foot">
            {store ? (
              <LabelledValue as="p" icon={store.icon} label={store.label} className="vehicle-card-store">
                {store.name}
              </LabelledValue>
            ) : null}
            {testDrive || compare ? (
              <p className="vehicle-card-actions">
                {testDrive}
                {compare}
              </p>
            ) : null}
          </div>
        ) : null}
      </div>
      {image}
      {badges ? <div className="vehicle-card-badges">{badges}</div> : null}
      {save}
    </article>
  );
}

/**
 * The list's grid. Three cards at 1440 px beside the filters, two at 1024, one on phones. Cards of one row share the
 * lines of picture, name, facts, price and actions. Where the `ul` is not the grid, its box has `display: contents`.
 */
export function VehicleGrid({ className, ...rest }: ComponentProps<"ul">) {
  return <ul className={cx("vehicle-grid", className)} {...rest} />;
}
