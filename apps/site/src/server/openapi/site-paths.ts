import { HEALTH_API_PATH, OPENAPI_PATH, STORE_API_PATH } from "#shared/addresses/public-paths.ts";
import { jsonOf } from "./components.ts";
import { refused } from "./refusal-answer.ts";

const STORE_CHOICE = {
  type: "object",
  properties: { store: { type: "string", description: "The id of a store." } },
  required: ["store"],
};

/** What watches over the site, and this document. */
export function sitePaths(): Record<string, object> {
  return {
    [HEALTH_API_PATH]: {
      get: {
        operationId: "getHealth",
        tags: ["Site"],
        summary: "Whether every part is up",
        responses: {
          200: { description: "All are up.", content: jsonOf("Health") },
          503: { description: "A part is down.", content: jsonOf("Health") },
        },
      },
    },
    [STORE_API_PATH]: {
      post: {
        operationId: "selectStore",
        tags: ["Site"],
        summary: "Remember the visitor's store for thirty days",
        requestBody: {
          required: true,
          content: {
            "application/x-www-form-urlencoded": { schema: STORE_CHOICE },
            "application/json": { schema: STORE_CHOICE },
          },
        },
        responses: {
          200: {
            description: "Remembered, for JSON.",
            content: { "application/json": { schema: STORE_CHOICE } },
          },
          303: { description: "Remembered, for a form: back to the page it stood on." },
          400: refused("The body cannot be read."),
          403: refused("A page of another site sent it."),
          415: refused("Neither a form nor JSON."),
          422: refused("There is no such store."),
        },
      },
    },
    [OPENAPI_PATH]: {
      get: {
        operationId: "getOpenApiDocument",
        tags: ["Site"],
        summary: "This document",
        responses: {
          200: {
            description: "OpenAPI 3.1.",
            content: { "application/json": { schema: { type: "object" } } },
          },
          304: { description: "What `If-None-Match` names is still right." },
        },
      },
    },
  };
}
