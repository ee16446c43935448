import { type BodyStyleLink, BodyStyleRow } from "@forecourt/ui/body-style-row";
import type { ComponentProps } from "react";
import { siteContent } from "#server/content.ts";
import { translator } from "#server/translator.ts";
import { toggleHref } from "./filter-links.ts";
import type { Listing } from "./listing.ts";
import { SoftLink } from "./soft-link.tsx";

/** The body styles above the list, each with the number it would show; one that would show none leads nowhere. */
export function BodyStyleTiles({ listing }: { listing: Listing }) {
  const { query, answer, context, language } = listing;
  const { content } = siteContent(context.locale, context.storeId);
  const number = new Intl.NumberFormat(language.locale);
  const counts = new Map(answer.facets.bodystyle.map(({ value, count }) => [value, count]));
  const items = content.bodyStyles.flatMap(({ active, value, name, icon }): BodyStyleLink[] => {
    const current = query.filters.bodystyle.includes(value);
    const count = counts.get(value) ?? 0;
    if (!active || !counts.has(value)) return [];
    return [
      {
        href: count > 0 || current ? toggleHref(query, "bodystyle", value, language.vocabulary) : `#${value}`,
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
      linkAs={TileLink}
      items={items}
    />
  );
}

/** A tile that would show nothing keeps its place in the row, and is no link. */
function TileLink({ href, className, ...rest }: ComponentProps<"a">) {
  if (!href?.startsWith("#")) return <SoftLink href={href} className={className} {...rest} />;
  return (
    // A link without an address, as HTML has it: it keeps its place and is read as unavailable.
    // biome-ignore lint/a11y: nothing can be done with it, so it takes no focus.
    <span role="link" aria-disabled="true" className={`${className} pointer-events-none opacity-45`}>
      {rest.children}
    </span>
  );
}
