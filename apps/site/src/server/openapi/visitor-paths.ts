import { FORGET_API_PATH, VISITOR_API_PATH } from "#shared/addresses/public-paths.ts";
import { refused } from "./refusal-answer.ts";

const address = {
  type: "object",
  properties: Object.fromEntries(
    ["address", "apartment", "city", "state", "zipCode"].map((name) => [name, { type: "string" }]),
  ),
};
const time = { type: "integer", description: "Milliseconds since 1970." };
const text = { type: "string" };

const PROFILE = {
  type: "object",
  description: "Only fields that are known. Details and addresses are kept with functional consent.",
  properties: {
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    phoneVerified: { type: "boolean" },
    locationAddress: address,
    homeAddress: address,
    uniqueUserId: text,
    hasSentLead: { type: "boolean" },
    unlockInventory: time,
    unlockPrice: time,
    unlockOffers: time,
  },
};

/** The paths for what the site remembers of this browser's visitor. */
export function visitorPaths(): Record<string, object> {
  const get = {
    operationId: "getVisitor",
    tags: ["Visitors"],
    summary: "What this browser's cookie holds, to fill in forms",
    description: "For the site's own pages. It is `{}` for a new visitor.",
    security: [{ visitor: [] }, {}],
    responses: {
      200: { description: "The profile.", content: { "application/json": { schema: PROFILE } } },
      403: refused("A page of another site asked."),
    },
  };
  const empty = { type: "object" };
  const post = {
    operationId: "forgetVisitor",
    tags: ["Visitors"],
    summary: "Remove every cookie of the site from this browser",
    requestBody: {
      content: {
        "application/json": { schema: empty },
        "application/x-www-form-urlencoded": {
          schema: { type: "object", properties: { locale: { type: "string", enum: ["en", "es"] } } },
        },
      },
    },
    responses: {
      200: { description: "Removed, for JSON.", content: { "application/json": { schema: empty } } },
      303: { description: "Removed, for a form: on to a page that says so." },
      400: refused("The body cannot be read."),
      403: refused("A page of another site sent it."),
      415: refused("Neither a form nor JSON."),
    },
  };
  return { [VISITOR_API_PATH]: { get }, [FORGET_API_PATH]: { post } };
}
