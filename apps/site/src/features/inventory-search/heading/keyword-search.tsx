import type { SearchBarProps } from "@forecourt/ui/search-bar";
import { translator } from "#server/content/translator.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { LISTING_PATH } from "#shared/addresses/public-paths.ts";
import { keywordTemplate } from "../filters/address-templates.ts";
import { keptValues } from "../filters/form-values.ts";
import type { Listing } from "../listing.ts";

/** The keyword search within this list; it keeps the other filters. */
export function keywordSearch({ query, presentation }: Listing): SearchBarProps & { "data-words": string } {
  const words = translator(presentation.locale, "listing");
  return {
    action: localPath(presentation.locale, LISTING_PATH),
    name: "q",
    inputId: "keywords",
    label: words("searchLabel"),
    placeholder: words("searchPlaceholder"),
    defaultValue: query.filters.q,
    submitLabel: words("search"),
    "data-words": keywordTemplate(query, presentation),
    children: keptValues(query, (group) => group === "q", presentation.vocabulary).map((field) => (
      <input key={field.name} type="hidden" {...field} />
    )),
  };
}
