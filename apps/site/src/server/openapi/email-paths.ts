import { myDetailsApiPath, watchesApiPath } from "#shared/addresses/public-paths.ts";
import { jsonOf } from "./components.ts";
import { refused, refusedWithRetry } from "./refusal-answer.ts";

const STORE = { name: "storeId", in: "path", required: true, schema: { type: "string" } };

/** The requests that go on in an email. */
export function emailPaths(): Record<string, object> {
  return {
    [watchesApiPath("{storeId}")]: {
      post: {
        operationId: "requestWatch",
        tags: ["Visitors"],
        summary: "Ask for emails of price drops or new matches",
        description:
          "An email asks the shopper to confirm; nothing else is sent before. The answer is the same whether or not the watch exists. The site's own form posts the same address and is sent on to a page (303).",
        parameters: [STORE],
        requestBody: { required: true, content: jsonOf("WatchRequest") },
        responses: { ...answers(), 422: refused("The address, the vehicle or the search cannot be used.") },
      },
    },
    [myDetailsApiPath("{storeId}")]: {
      post: {
        operationId: "requestMyDetails",
        tags: ["Visitors"],
        summary: "Ask for a link to what is held about an email address",
        description:
          "The link is sent to the address and is valid for an hour. The answer is the same whether or not anything is held. The site's own form posts the same address and is sent on to a page (303).",
        parameters: [STORE],
        requestBody: { required: true, content: jsonOf("DetailsRequest") },
        responses: { ...answers(), 422: refused("The address is missing or wrong.") },
      },
    },
  };
}

function answers() {
  return {
    202: { description: "The shopper goes on in an email.", content: jsonOf("CheckEmail") },
    303: {
      description: "A posted form goes on to a page, also when something is wrong with it.",
      headers: { Location: { required: true, schema: { type: "string" } } },
    },
    400: refused("The body cannot be read."),
    403: refused("A browser sent it from another website."),
    404: refused("No such store."),
    413: refused("Larger than 32 KB."),
    415: refused("Neither JSON nor a form."),
    429: refusedWithRetry("Too many requests from one network."),
    503: refusedWithRetry("The database is away."),
  };
}
