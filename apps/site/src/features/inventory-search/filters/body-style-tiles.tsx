import { type BodyStyleLink, BodyStyleRow } from "@forecourt/ui/body-style-row";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import type { Listing } from "../listing.ts";
import { SoftLink } from "../soft-link.tsx";
import { toggleHref } from "./filter-links.ts";

/** The body styles above the list, each with the number it would show; one that would show none leads nowhere. */
export function BodyStyleTiles({ listing }: { listing: Listing }) {
  const { query, answer, context, language } = listing;
  const { content } = siteContent(context.locale, context.storeId);
  const number = new Intl.NumberFormat(intlLocale(language.locale));
  const counts = new Map(answer.facets.bodystyle.map(({ value, count }) => [value, count]));
  const items = content.bodyStyles.flatMap(({ active, value, name, icon }): BodyStyleLink[] => {
    const current = query.filters.bodystyle.includes(value);
    const count = counts.get(value) ?? 0;
    if (!active || !counts.has(value)) return [];
    return [
      {
        href: count > 0 || current ? toggleHref(query, "bodystyle", value, language) : undefined,
        silhouette: icon as BodyStyleLink["silhouette"],
        label: name,
        detail: number.format(count),
        current,
      },
    ];
  });
  if (items.length < 2) return null;
  return (
    <BodyStyleRow
      className="mb-6 max-lg:hidden"
      label={translator(language.locale, "listing")("bodyStyles")}
      linkAs={SoftLink}
      items={items}
    />
  );
}
