import type { Vehicle, VehicleStatus } from "@forecourt/inventory";

/** Where a vehicle stands, as Google and Meta ask for it. */
export type FeedDealer = {
  name: string;
  street: string;
  city: string;
  /** The state's two letters. */
  region: string;
  postalCode: string;
  /** ISO 3166-1 alpha-2 code. */
  country: string;
};

/** What a feed says of a vehicle beyond the vehicle itself. */
export type FeedExport = {
  /**
   * The prices that anyone may see, in cents, mandatory fees included: the same figures as on the site. A price that
   * is locked, or that there is not, is null and stays out of the feed.
   */
  priceOf: (vehicle: Vehicle) => { price: number | null; salePrice: number | null };
  /** The whole address of the vehicle's page. */
  linkOf: (vehicle: Vehicle) => string;
  /** The store by its id. */
  dealerOf: (storeId: string) => FeedDealer;
  /** Whole addresses of the pictures, the most telling first. Default: those of the vehicle that are whole. */
  imagesOf?: (vehicle: Vehicle) => readonly string[];
  /** ISO 4217 code of the prices. Default `USD`. */
  currency?: string;
};

/** The vehicles that stand in a feed for the public: private ones never, others by their status. */
export async function* shownVehicles(
  vehicles: Iterable<Vehicle> | AsyncIterable<Vehicle>,
  statuses: readonly VehicleStatus[],
): AsyncGenerator<Vehicle> {
  for await (const vehicle of vehicles) {
    if (vehicle.visibility === "public" && statuses.includes(vehicle.status)) yield vehicle;
  }
}

/** The pictures of a vehicle that others can load: a path without a host means nothing to them. */
export function exportedImages(vehicle: Vehicle, { imagesOf }: FeedExport): string[] {
  const images = imagesOf?.(vehicle) ?? [vehicle.previewImage ?? "", ...vehicle.additionalImages];
  return images.filter((image) => /^https?:\/\//i.test(image));
}

/**
 * An amount of cents as feeds write it, empty for none.
 *
 * @example feedPrice(3299800, "USD") // "32998.00 USD"
 */
export function feedPrice(cents: number | null, currency = "USD"): string {
  return cents === null ? "" : `${(cents / 100).toFixed(2)} ${currency}`;
}

/** Year, make, model and trim in one line. */
export function feedTitle({ year, make, model, trim }: Vehicle): string {
  return `${year} ${make} ${model} ${trim}`.trim();
}
