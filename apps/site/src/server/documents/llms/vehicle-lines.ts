import { CONDITIONS, noFilters } from "@forecourt/inventory";
import { absoluteUrl, type DocumentContext } from "../document-context.ts";
import { guidesFeedPath } from "../guides-feed-path.ts";
import { linkLine } from "./markdown.ts";

/**
 * Links to the vehicles as pages and as JSON, with counts.
 *
 * @example vehicleLines(context)[0] // "- [All vehicles](https://cars.example/cars-for-sale): 626 for sale"
 */
export function vehicleLines(context: DocumentContext): string[] {
  const { inventory } = context;
  const count = (condition: string[]) =>
    inventory.search({ filters: { ...noFilters(), condition }, sort: "newest", page: 1 }).total;
  const lists = CONDITIONS.map((condition) => ({ condition, total: count([condition]) }));
  return [
    linkLine("All vehicles", absoluteUrl("/cars-for-sale", context), `${count([])} for sale`),
    ...lists
      .filter(({ total }) => total > 0)
      .map(({ condition, total }) =>
        linkLine(
          `${condition.charAt(0).toUpperCase()}${condition.slice(1)} vehicles`,
          absoluteUrl(`/${condition}-cars-for-sale`, context),
          `${total} for sale`,
        ),
      ),
    linkLine(
      "Sitemap",
      absoluteUrl("/sitemap.xml", context),
      "every page, list and vehicle, in both languages",
    ),
    linkLine("Inventory API", absoluteUrl("/api/v1/openapi.json", context), "OpenAPI 3.1, no key needed"),
    linkLine("Guides as RSS", absoluteUrl(guidesFeedPath("en"), context)),
  ];
}
