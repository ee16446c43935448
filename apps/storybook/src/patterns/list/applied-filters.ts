import type { FilterChip } from "@forecourt/ui/filter-chips";
import { type KitLocale, kitMessages } from "@forecourt/ui/messages";
import { dollars } from "../../sample/figures.ts";
import { type Filters, noFilters, toggled, valueGroups } from "./list-state.ts";
import { listWords } from "./list-words.ts";
import { valueName } from "./value-name.ts";

export type AppliedFilter = FilterChip & { name: string; without: Filters };

/** The price range in words; undefined while it is open at both ends. */
export function priceText({ price: [min, max] }: Filters, locale: KitLocale): string | undefined {
  const words = listWords[locale];
  if (min !== null && max !== null) return words.between(dollars(min, locale), dollars(max, locale));
  if (max !== null) return words.under(dollars(max, locale));
  return min === null ? undefined : words.over(dollars(min, locale));
}

/** Every applied filter as a chip, with the filters that are left when it is taken off. */
export function appliedFilters(filters: Filters, locale: KitLocale): AppliedFilter[] {
  const words = listWords[locale];
  const remove = kitMessages(locale).filterChips.remove;
  const chip = (id: string, name: string, without: Filters): AppliedFilter => ({
    href: `#without-${id}`,
    text: name,
    removeLabel: remove(name),
    name,
    without,
  });
  const price = priceText(filters, locale);
  return [
    ...(price
      ? [chip("price", `${words.group.price}: ${price}`, { ...filters, price: noFilters.price })]
      : []),
    ...valueGroups.flatMap((group) =>
      filters.values[group].map((value) =>
        chip(
          `${group}-${value}`,
          `${words.group[group]}: ${valueName(group, value, locale)}`,
          toggled(filters, group, value),
        ),
      ),
    ),
  ];
}
