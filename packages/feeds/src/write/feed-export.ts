import { makeAndModel, type Vehicle, type VehicleStatus } from "@forecourt/inventory";

/** A store's address, in the fields of Google and Meta. */
export type FeedDealer = {
  name: string;
  street: string;
  city: string;
  /** Two-letter state code. */
  region: string;
  postalCode: string;
  /** ISO 3166-1 alpha-2 code. */
  country: string;
};

/** The data of a feed besides the vehicles. */
export type FeedExport = {
  /**
   * Public prices in cents with mandatory fees, the same as on the site. Null for a locked or missing price, which is
   * then omitted from the feed.
   */
  priceOf: (vehicle: Vehicle) => { price: number | null; salePrice: number | null };
  /** Absolute URL of the vehicle's page. */
  linkOf: (vehicle: Vehicle) => string;
  /** The vehicle's store. */
  dealerOf: (storeId: string) => FeedDealer;
  /** Absolute image URLs, the most important first. Default: the vehicle's images with absolute URLs. */
  imagesOf?: (vehicle: Vehicle) => readonly string[];
  /** ISO 4217 code of the prices. Default `USD`. */
  currency?: string;
};

/** Filters the vehicles for a public feed: never private ones, others by status. */
export async function* shownVehicles(
  vehicles: Iterable<Vehicle> | AsyncIterable<Vehicle>,
  statuses: readonly VehicleStatus[],
): AsyncGenerator<Vehicle> {
  for await (const vehicle of vehicles) {
    if (vehicle.visibility === "public" && statuses.includes(vehicle.status)) yield vehicle;
  }
}

/** The vehicle's images with absolute URLs, because others cannot load paths. */
export function exportedImages(vehicle: Vehicle, { imagesOf }: FeedExport): string[] {
  const images = imagesOf?.(vehicle) ?? [vehicle.previewImage ?? "", ...vehicle.additionalImages];
  return images.filter((image) => /^https?:\/\//i.test(image));
}

/**
 * Formats cents for a feed; empty for null.
 *
 * @example feedPrice(3299800, "USD") // "32998.00 USD"
 */
export function feedPrice(cents: number | null, currency = "USD"): string {
  return cents === null ? "" : `${(cents / 100).toFixed(2)} ${currency}`;
}

/** Formats year, make, model and trim in one line. */
export function feedTitle({ year, trim, ...name }: Vehicle): string {
  return `${year} ${makeAndModel(name)} ${trim}`.trim();
}
