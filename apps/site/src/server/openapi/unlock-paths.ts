import { UNLOCK_STEP_API_PATH } from "#shared/addresses/unlock-step-api-path.ts";
import { refused } from "./refusal-answer.ts";

const STEP = {
  type: "object",
  description: "What the step shows, in the page's language; each kind has its own fields.",
  properties: {
    kind: { type: "string", enum: ["details", "code", "granted", "note"] },
    frame: { type: "object", description: "Title, text, vehicle and the store's phone." },
  },
  required: ["kind", "frame"],
};

/** The path that describes a step of the unlock for the site's dialog. */
export function unlockPaths(): Record<string, object> {
  const get = {
    operationId: "getUnlockStep",
    tags: ["Visitors"],
    summary: "What a page of the unlock shows, as data",
    description: "For the site's own dialog: the words and the form of the page, for this visitor.",
    parameters: [
      {
        name: "page",
        in: "query",
        required: true,
        description: "The path of the page with its parameters, such as `/es/unlock?vin=JA4J4VAR4RZ004417`.",
        schema: { type: "string" },
      },
    ],
    responses: {
      200: { description: "The step.", content: { "application/json": { schema: STEP } } },
      404: refused("No page of the unlock."),
    },
  };
  return { [UNLOCK_STEP_API_PATH]: { get } };
}
