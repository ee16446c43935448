import { SORTS } from "@forecourt/inventory";
import { buttonVariants } from "@forecourt/ui/button-variants";
import { Icon } from "@forecourt/ui/icon";
import { Menu } from "@forecourt/ui/menu";
import { VisuallyHidden } from "@forecourt/ui/visually-hidden";
import { translator } from "#server/content/translator.ts";
import { listingAddressOf } from "#shared/addresses/addresses.ts";
import type { Listing } from "../listing.ts";
import { SoftLink } from "../soft-link.tsx";

/** The six orders as a menu of links; its button says which one holds. */
export function SortMenu({
  listing,
  id,
  marked = false,
}: {
  listing: Listing;
  id: string;
  marked?: boolean;
}) {
  const { query, language } = listing;
  const words = translator(language.locale, "listing");
  return (
    <Menu
      id={id}
      align="end"
      linkAs={SoftLink}
      listLabel={words("sortBy")}
      className={`min-w-0 ${buttonVariants({ variant: "secondary" })}`}
      label={
        <>
          {marked ? <Icon name="sort" /> : null}
          <VisuallyHidden>{words("sortBy")}: </VisuallyHidden>
          <span className="truncate">{words(`sort.${query.sort}`)}</span>
        </>
      }
      items={SORTS.map((sort) => ({
        href: listingAddressOf({ ...query, sort, page: 1 }, language),
        label: words(`sort.${sort}`),
        current: sort === query.sort,
      }))}
    />
  );
}
