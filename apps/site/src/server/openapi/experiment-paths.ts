import { EXPOSURES_API_PATH } from "#shared/addresses/exposures-api-path.ts";
import { EXPERIMENTS_API_PATH } from "#shared/addresses/public-paths.ts";
import { refused } from "./refusal-answer.ts";

const SHOWN_PAGE = {
  type: "object",
  properties: { path: { type: "string", description: "The path of a page of the site." } },
  required: ["path"],
};

/** The paths of the experiments: their names, and what a visitor saw. */
export function experimentPaths(): Record<string, object> {
  return {
    [EXPERIMENTS_API_PATH]: {
      get: {
        operationId: "listExperiments",
        tags: ["Site"],
        summary: "The names of the running experiments",
        responses: {
          200: {
            description: "Their names; empty when none runs.",
            content: { "application/json": { schema: { type: "array", items: { type: "string" } } } },
          },
        },
      },
    },
    [EXPOSURES_API_PATH]: {
      post: {
        operationId: "recordExposure",
        tags: ["Site"],
        summary: "Record that a page was shown, for the experiments of the visitor's cookie",
        requestBody: {
          required: true,
          content: {
            "application/x-www-form-urlencoded": { schema: SHOWN_PAGE },
            "application/json": { schema: SHOWN_PAGE },
          },
        },
        responses: {
          204: { description: "Recorded, or nothing to record: there is no id." },
          400: refused("The body cannot be read."),
          403: refused("A page of another site sent it."),
          415: refused("Neither a form nor JSON."),
          422: refused("Not a path."),
        },
      },
    },
  };
}
