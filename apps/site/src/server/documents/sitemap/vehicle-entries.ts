import { vehiclePath } from "@forecourt/inventory";
import { listedVehicles } from "../../vehicles/listed-vehicles.ts";
import type { DocumentContext } from "../document-context.ts";
import { languageEntries, type SitemapEntry } from "./sitemap-entry.ts";

/**
 * The page of every public vehicle for sale. Private vehicles are never listed, whatever the gates.
 *
 * @example vehicleEntries(context)[0]?.changefreq // "daily"
 */
export function vehicleEntries(context: DocumentContext): SitemapEntry[] {
  return listedVehicles(context.inventory)
    .filter(({ visibility }) => visibility === "public")
    .flatMap((vehicle) =>
      languageEntries(
        vehiclePath(vehicle),
        { priority: 0.9, changefreq: "daily", lastmod: vehicle.arrivedOn },
        context,
      ),
    );
}
