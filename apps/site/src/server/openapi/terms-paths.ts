import { TERMS_STEP_API_PATH } from "#shared/addresses/public-paths.ts";
import { refused } from "./refusal-answer.ts";

const text = { type: "string" };

/** The fields of all steps; each step's form has its own. */
const STEP = {
  type: "object",
  properties: {
    step: { type: "string", enum: ["1", "2", "3", "4", "5"] },
    answers: { type: "string", description: "The earlier answers, sealed by the page." },
    locale: { type: "string", enum: ["en", "es"] },
    vin: text,
    next: { type: "string", description: "The path to return to." },
    down: { type: "string", description: "Down payment in dollars." },
    months: text,
    trading: { type: "string", enum: ["yes", "no"] },
    equity: { type: "string", description: "Trade equity in dollars." },
    range: { type: "string", description: "Credit scores: `600-619`." },
  },
};

/** The path to which the pricing wizard's steps are posted without scripts. */
export function termsPaths(): Record<string, object> {
  const post = {
    operationId: "postTermsStep",
    tags: ["Visitors"],
    summary: "Answer a step of the pricing wizard",
    description:
      "For the site's own pages without scripts. Nothing is stored: the next page carries the answers.",
    requestBody: { content: { "application/x-www-form-urlencoded": { schema: STEP } } },
    responses: {
      303: { description: "On to the next step, or back to this one with its errors." },
      403: refused("A page of another site sent it."),
      415: refused("Not a form."),
    },
  };
  return { [TERMS_STEP_API_PATH]: { post } };
}
