import { type ApiAddress, apiAddress } from "./api-address.ts";

/** The website of one store, or of all stores of a group. */
export type WebsiteScope = { store: string; group?: never } | { group: string; store?: never };

/**
 * Returns the URL of a resource of a store's or group's website.
 *
 * @throws TypeError when the base is not a URL or the id is invalid
 * @example websiteAddress("https://cars.example/api/v1", { store: "north" }, "vehicles/sitemap").url
 * // "https://cars.example/api/v1/stores/north/website/vehicles/sitemap"
 */
export function websiteAddress(
  baseUrl: string,
  scope: WebsiteScope,
  resource: string,
  query = "",
): ApiAddress {
  const [folder, id] = scope.store === undefined ? ["store-group", scope.group] : ["stores", scope.store];
  if (!/^[\w-]+$/.test(id))
    throw new TypeError(
      `forecourt/api-clients: "${id}" is not an id of a store or group; use one such as "north".`,
    );
  return apiAddress(baseUrl, `${folder}/${id}/website/${resource}`, query);
}
