import { Button } from "@forecourt/ui/button";
import { buttonVariants } from "@forecourt/ui/button-variants";
import { Icon } from "@forecourt/ui/icon";
import { FilterCount, ListToolbar } from "@forecourt/ui/list-toolbar";
import { Menu } from "@forecourt/ui/menu";
import { type KitLocale, kitMessages } from "@forecourt/ui/messages";
import { FollowLink } from "../page/follow-link.tsx";
import type { SortName } from "./list-state.ts";
import { listWords } from "./list-words.ts";

type SortMenuProps = { id: string; sort: SortName; locale: KitLocale; withIcon?: boolean };

/** The order of the list, as links to the same list in another order. */
export function SortMenu({ id, sort, locale, withIcon = false }: SortMenuProps) {
  const words = listWords[locale].sort;
  return (
    <Menu
      id={id}
      align="end"
      className={buttonVariants({ variant: "secondary" })}
      linkAs={FollowLink}
      aria-label={`${kitMessages(locale).resultBar.sortBy}: ${words[sort]}`}
      label={
        withIcon ? (
          <>
            <Icon name="sort" size={18} />
            {words[sort]}
          </>
        ) : (
          words[sort]
        )
      }
      items={Object.entries(words).map(([name, label]) => ({
        href: `#sort-${name}`,
        label,
        current: name === sort,
      }))}
    />
  );
}

/** Filters and order on small screens. */
export function ListToolbarRow({
  applied,
  sort,
  locale,
}: {
  applied: number;
  sort: SortName;
  locale: KitLocale;
}) {
  const messages = kitMessages(locale).listToolbar;
  return (
    <ListToolbar>
      <Button variant="secondary" popoverTarget="filters">
        <Icon name="filter" size={18} />
        {messages.filters}
        {applied > 0 ? <FilterCount count={applied} label={messages.applied(applied)} /> : null}
      </Button>
      <SortMenu id="sort-small" sort={sort} locale={locale} withIcon />
    </ListToolbar>
  );
}
