import type { SearchBarProps } from "@forecourt/ui/search-bar";
import { translator } from "#server/content/translator.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { LISTING_PATH } from "#shared/addresses/public-paths.ts";
import { keptValues } from "../filters/form-values.ts";
import { PageValues } from "../filters/page-values.tsx";
import type { Listing } from "../listing.ts";

/** The keyword search within this list; it keeps the other filters. */
export function keywordSearch({ query, presentation }: Listing): SearchBarProps {
  const t = translator(presentation.locale, "listing");
  return {
    action: localPath(presentation.locale, LISTING_PATH),
    name: "q",
    inputId: "keywords",
    label: t("searchLabel"),
    placeholder: t("searchPlaceholder"),
    defaultValue: query.filters.q,
    submitLabel: t("search"),
    children: (
      <>
        <PageValues />
        {keptValues(query, (group) => group === "q", presentation.vocabulary).map((field) => (
          <input key={field.name} type="hidden" {...field} />
        ))}
      </>
    ),
  };
}
