import type * as z from "zod/mini";
import { type QueryOptions, queryOptionsOf } from "../request/query-options.ts";
import type { TradeInClient } from "./trade-in-client.ts";
import type { questionnaireSchema } from "./trade-in-schema.ts";

/**
 * The client's read as options for TanStack Query.
 *
 * @example useQuery(tradeInQueries(client).questionnaire("es"))
 */
export function tradeInQueries(client: TradeInClient) {
  return {
    /** The store's questionnaire in a language. */
    questionnaire: (locale: "en" | "es"): QueryOptions<z.infer<typeof questionnaireSchema>> =>
      queryOptionsOf(["trade-in", client.scope, "questionnaire", locale], (given) =>
        client.questionnaire(locale, given),
      ),
  };
}
