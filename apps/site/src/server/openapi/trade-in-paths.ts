import {
  STORE_WEBSITE_API_PATH,
  TRADE_IN_STEP_API_PATH,
  valuationsApiPath,
} from "#shared/addresses/public-paths.ts";
import { jsonOf } from "./components.ts";
import { refused, refusedWithRetry } from "./refusal-answer.ts";

const STORE = { name: "storeId", in: "path", required: true, schema: { type: "string" } };
const LOCALE = { name: "locale", in: "query", schema: { type: "string", enum: ["en", "es"] } };

const ON = {
  description: "A posted form goes on to a page, also when something is wrong with it.",
  headers: { Location: { required: true, schema: { type: "string" } } },
};

/** The questionnaire, and the valuation of a shopper's vehicle. */
export function tradeInPaths(): Record<string, object> {
  return {
    [`${STORE_WEBSITE_API_PATH}/trade-in/questionnaire`]: {
      get: {
        operationId: "getQuestionnaire",
        tags: ["Leads"],
        summary: "The questions about a vehicle to sell or trade",
        parameters: [STORE, LOCALE],
        responses: {
          200: { description: "The questionnaire.", content: jsonOf("Questionnaire") },
          404: refused("No such store, or one without online offers."),
        },
      },
    },
    [valuationsApiPath("{storeId}")]: {
      post: {
        operationId: "valueVehicle",
        tags: ["Leads"],
        summary: "Value a vehicle",
        description:
          "Values a vehicle by the store's rules and keeps the valuation for its page. With a `customer` the request is also a lead: `Idempotency-Key` makes a repeated one the same lead. The site's own form posts the same address and is sent on to the valuation (303).",
        parameters: [
          STORE,
          {
            name: "Idempotency-Key",
            in: "header",
            required: false,
            schema: { type: "string", minLength: 1, maxLength: 200 },
          },
        ],
        requestBody: { required: true, content: jsonOf("TradeInValuationRequest") },
        responses: {
          201: { description: "The valuation.", content: jsonOf("TradeInValuation") },
          303: ON,
          400: refused("The body cannot be read."),
          403: refused("A browser sent it from another website."),
          404: refused("No such store, or one without online offers."),
          409: refused("The key was used for another request."),
          413: refused("Larger than 32 KB."),
          415: refused("Neither JSON nor a form."),
          422: refused("The vehicle or an answer is missing or wrong; every one is listed."),
          429: refusedWithRetry("Too many requests from one network."),
          503: refusedWithRetry("The database is away."),
        },
      },
    },
    [TRADE_IN_STEP_API_PATH]: {
      post: {
        operationId: "postTradeInStep",
        tags: ["Leads"],
        summary: "A step of the site's own valuation form",
        description:
          "Without scripts each step is posted and goes on to the next one. As JSON it finds the vehicle of a plate.",
        requestBody: {
          required: true,
          content: {
            "application/x-www-form-urlencoded": { schema: { type: "object" } },
            "application/json": {
              schema: {
                type: "object",
                required: ["plate", "state"],
                properties: { plate: { type: "string" }, state: { type: "string" } },
              },
            },
          },
        },
        responses: {
          200: {
            description: "The vehicle of the plate.",
            content: { "application/json": { schema: { type: "object" } } },
          },
          303: ON,
          400: refused("The body cannot be read."),
          403: refused("A browser sent it from another website."),
          404: refused("The store makes no online offers."),
          413: refused("Larger than 32 KB."),
          415: refused("Neither JSON nor a form."),
          422: refused("No vehicle was found."),
        },
      },
    },
  };
}
