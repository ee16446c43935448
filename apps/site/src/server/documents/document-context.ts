import type { DealershipConfig } from "@forecourt/dealership";
import type { Vocabulary } from "@forecourt/inventory";
import type { VehicleSearch } from "../vehicles/visible-vehicle.ts";

/** What every document for machines is made from: the site as a visitor without cookies finds it. */
export type DocumentContext = {
  /** Where the site is served; addresses in documents are absolute. */
  siteUrl: string;
  /** The store a visitor without a choice of their own sees, and the settings that hold there. */
  storeId: string;
  settings: DealershipConfig;
  /** The inventory as a locked visitor may see it. */
  inventory: VehicleSearch;
  vocabulary: Vocabulary;
  /** The moment the document is made for. */
  now: Date;
};

/**
 * An address of the site with its host.
 *
 * @example absoluteUrl("/es/service", { siteUrl: "https://cars.example" }) // "https://cars.example/es/service"
 */
export function absoluteUrl(path: string, { siteUrl }: Pick<DocumentContext, "siteUrl">): string {
  return new URL(path, siteUrl).href;
}
