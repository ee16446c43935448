import { type QueryOptions, queryOptionsOf } from "../request/query-options.ts";
import type { VinClient, VinLocale } from "./vin-client.ts";
import type { VinVehicle } from "./vin-vehicle-schema.ts";

/**
 * The client's call as options for TanStack Query.
 *
 * @example useQuery(vinQueries(client).decode("1HGCV1F3XJA000008"))
 */
export function vinQueries(client: VinClient) {
  return {
    /** The vehicle of a VIN. */
    decode: (vin: string, locale: VinLocale = "en"): QueryOptions<VinVehicle> => {
      const plain = vin.toUpperCase().replace(/[\s-]/g, "");
      return queryOptionsOf(["vin", client.baseUrl, locale, plain], (given) =>
        client.decode(plain, { ...given, locale }),
      );
    },
  };
}
