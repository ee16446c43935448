import {
  MY_DETAILS_DELETE_API_PATH,
  MY_DETAILS_EXPORT_API_PATH,
  WATCH_CONFIRM_API_PATH,
  WATCH_STOP_API_PATH,
} from "#shared/addresses/public-paths.ts";
import { refused } from "./refusal-answer.ts";

const TOKEN = {
  name: "token",
  in: "query",
  required: true,
  description: "From the link of the email.",
  schema: { type: "string" },
};

const ON = {
  description: "The page's form goes on to a page, also when its link does not work.",
  headers: { Location: { required: true, schema: { type: "string" } } },
};

const LINK = {
  400: refused("No such link."),
  410: refused("The link is too old, or was used."),
  503: refused("The database is away."),
};

/** What the pages behind the links of emails do. */
export function emailLinkPaths(): Record<string, object> {
  const body = bodyOf({ token: { type: "string" }, locale: { type: "string", enum: ["en", "es"] } });
  return {
    [WATCH_CONFIRM_API_PATH]: {
      post: {
        operationId: "confirmWatch",
        tags: ["Visitors"],
        summary: "Confirm a watch by the link of its email",
        requestBody: body,
        responses: { 200: done("confirmed"), 303: ON, ...LINK },
      },
    },
    [WATCH_STOP_API_PATH]: {
      get: {
        operationId: "openUnsubscribePage",
        tags: ["Visitors"],
        summary: "The page with the button to unsubscribe",
        parameters: [TOKEN],
        responses: { 303: ON },
      },
      post: {
        operationId: "endWatches",
        tags: ["Visitors"],
        summary: "Unsubscribe by the link of an email",
        description:
          "Also by one request of a mail program (RFC 8058), without cookies and without an origin.",
        parameters: [TOKEN],
        responses: { 200: done("unsubscribed"), 303: ON, 400: LINK[400], 503: LINK[503] },
      },
    },
    [MY_DETAILS_EXPORT_API_PATH]: {
      get: {
        operationId: "exportMyDetails",
        tags: ["Visitors"],
        summary: "What is held about the address of a link, as a file",
        parameters: [TOKEN],
        responses: {
          200: { description: "The file.", content: { "application/json": { schema: { type: "object" } } } },
          303: ON,
          ...LINK,
        },
      },
    },
    [MY_DETAILS_DELETE_API_PATH]: {
      post: {
        operationId: "deleteMyDetails",
        tags: ["Visitors"],
        summary: "Delete what is held about the address of a link",
        requestBody: body,
        responses: { 200: done("deleted"), 303: ON, 403: refused("From another website."), ...LINK },
      },
    },
  };
}

function bodyOf(properties: object) {
  const schema = { type: "object", properties, required: ["token"] };
  return { required: true, content: { "application/json": { schema } } };
}

function done(name: string) {
  const schema = { type: "object", properties: { [name]: { const: true } }, required: [name] };
  return { description: "Done, also when repeated.", content: { "application/json": { schema } } };
}
