import type { BodyStyleLink } from "@forecourt/ui/body-style-row";
import { siteContent } from "#server/content/site-content.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import type { Listing } from "../listing.ts";
import { toggleHref } from "./filter-links.ts";

/**
 * Links that toggle each body style, with its vehicle count. A style without vehicles has no link. Without any vehicle
 * there are no links at all.
 */
export function bodyStyleLinks({ query, answer, context, presentation }: Listing): BodyStyleLink[] {
  const { content } = siteContent(context.locale, context.storeId);
  if (answer.facets.bodyStyle.every(({ count }) => count === 0)) return [];
  const number = new Intl.NumberFormat(intlLocale(presentation.locale));
  const counts = new Map(answer.facets.bodyStyle.map(({ value, count }) => [value, count]));
  return content.bodyStyles.flatMap(({ active, value, name, icon }) => {
    const current = query.filters.bodyStyle.includes(value);
    const count = counts.get(value) ?? 0;
    if (!active || !counts.has(value)) return [];
    return [
      {
        href: count > 0 || current ? toggleHref(query, "bodyStyle", value, presentation) : undefined,
        silhouette: icon as BodyStyleLink["silhouette"],
        label: name,
        detail: number.format(count),
        current,
      },
    ];
  });
}
