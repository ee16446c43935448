import { CONDITIONS, noFilters } from "@forecourt/inventory";
import {
  conditionListPath,
  LISTING_PATH,
  OPENAPI_PATH,
  SITEMAP_PATH,
} from "#shared/addresses/public-paths.ts";
import { absoluteUrl, type DocumentContext } from "../document-context.ts";
import { guidesFeedPath } from "../guides-feed-path.ts";
import { linkLine } from "./markdown.ts";

/**
 * Where the vehicles are, for readers and for programs, and how many.
 *
 * @example vehicleLines(context)[0] // "- [All vehicles](https://cars.example/cars-for-sale): 626 for sale"
 */
export function vehicleLines(context: DocumentContext): string[] {
  const { inventory } = context;
  const count = (condition: string[]) =>
    inventory.search({ filters: { ...noFilters(), condition }, sort: "newest", page: 1 }).total;
  const lists = CONDITIONS.map((condition) => ({ condition, total: count([condition]) }));
  return [
    linkLine("All vehicles", absoluteUrl(LISTING_PATH, context), `${count([])} for sale`),
    ...lists
      .filter(({ total }) => total > 0)
      .map(({ condition, total }) =>
        linkLine(
          `${condition.charAt(0).toUpperCase()}${condition.slice(1)} vehicles`,
          absoluteUrl(conditionListPath(condition), context),
          `${total} for sale`,
        ),
      ),
    linkLine(
      "Sitemap",
      absoluteUrl(SITEMAP_PATH, context),
      "every page, list and vehicle, in both languages",
    ),
    linkLine("Inventory API", absoluteUrl(OPENAPI_PATH, context), "OpenAPI 3.1, no key needed"),
    linkLine("Guides as RSS", absoluteUrl(guidesFeedPath("en"), context)),
  ];
}
