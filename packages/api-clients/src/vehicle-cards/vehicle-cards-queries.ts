import { type QueryOptions, queryOptionsOf } from "../request/query-options.ts";
import type { VehicleCards } from "./vehicle-card-schema.ts";
import type { VehicleCardsClient, VehicleCardsQuery } from "./vehicle-cards-client.ts";

/**
 * The client's call as options for TanStack Query.
 *
 * @example useQuery(vehicleCardsQueries(client).cards({ vins, locale: "en" }))
 */
export function vehicleCardsQueries(client: VehicleCardsClient) {
  return {
    /** Vehicles as cards show them. */
    cards: (query: VehicleCardsQuery): QueryOptions<VehicleCards> =>
      queryOptionsOf(
        ["vehicle-cards", client.baseUrl, query.locale, query.terms ?? "", query.vins.join()],
        (given) => client.cards(query, given),
      ),
  };
}
