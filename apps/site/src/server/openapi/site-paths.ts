import { jsonOf } from "./components.ts";

/** What watches over the site, and this document. */
export function sitePaths(): Record<string, object> {
  return {
    "/api/health": {
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
    "/api/v1/openapi.json": {
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
