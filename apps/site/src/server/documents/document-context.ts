import type { DealershipConfig } from "@forecourt/dealership";
import type { Vocabulary } from "@forecourt/inventory";
import type { VehicleSearch } from "../vehicles/visible-vehicle.ts";

/** The inputs of every machine-readable document: the site as a visitor without cookies sees it. */
export type DocumentContext = {
  /** The origin of the site; addresses in documents are absolute. */
  siteUrl: string;
  /** The default store and its settings. */
  storeId: string;
  settings: DealershipConfig;
  /** The inventory as a locked visitor may see it. */
  inventory: VehicleSearch;
  vocabulary: Vocabulary;
  /** The time of the document. */
  now: Date;
};

/**
 * The absolute URL of a path of the site.
 *
 * @example absoluteUrl("/es/service", { siteUrl: "https://cars.example" }) // "https://cars.example/es/service"
 */
export function absoluteUrl(path: string, { siteUrl }: Pick<DocumentContext, "siteUrl">): string {
  return new URL(path, siteUrl).href;
}
