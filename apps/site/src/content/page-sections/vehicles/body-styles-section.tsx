import { formatMoney } from "@forecourt/money";
import { type BodyStyleLink, BodyStyleRow } from "@forecourt/ui/body-style-row";
import type { Cents } from "@forecourt/units";
import { IntentLink } from "#content/router-link/router-link.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { SectionProps } from "../section-props.ts";
import { bodyStyleStock } from "./body-style-stock.ts";

/** Links to the body styles in stock, each with its count and lowest price. */
export function BodyStylesSection({ section, context }: SectionProps<"body-styles">) {
  const { locale, storeId } = context;
  const t = translator(locale, "home");
  const { bodyStyles } = siteContent(locale, storeId).content;
  const items = bodyStyles.flatMap(({ active, name, value, icon, starting_price }): BodyStyleLink[] => {
    const { href, count, from } = bodyStyleStock(value, context);
    if (!active || count === 0) return [];
    const lowest = starting_price ?? from;
    const price = lowest === null ? null : formatMoney(lowest as Cents, locale, { cents: "never" });
    return [
      {
        href,
        silhouette: icon as BodyStyleLink["silhouette"],
        label: name,
        detail: (
          <>
            <span className="max-lg:block">{t("inStock", { count })}</span>
            {price ? <> {t("fromPrice", { price })}</> : null}
          </>
        ),
      },
    ];
  });
  if (items.length === 0) return null;
  return (
    <BodyStyleRow
      id={section.id}
      className="mt-5 lg:mt-6"
      label={section.title}
      variant="open"
      items={items}
      linkAs={IntentLink}
    />
  );
}
