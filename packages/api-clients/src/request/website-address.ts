import { type ApiAddress, apiAddress } from "./api-address.ts";

/** Whose website: one store's, or that of all stores of a group. */
export type WebsiteScope = { store: string; group?: never } | { group: string; store?: never };

/**
 * The address of a resource of a store's or a group's website, below an API's versioned base address.
 *
 * @throws TypeError when the base is no address or the id could be another path
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
      `forecourt/api-clients: "${id}" is no id of a store or group: use its id, such as "north".`,
    );
  return apiAddress(baseUrl, `${folder}/${id}/website/${resource}`, query);
}
