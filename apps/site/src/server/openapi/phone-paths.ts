import { PHONE_API_PATH } from "#shared/addresses/public-paths.ts";
import { jsonOf } from "./components.ts";
import { refused, retryAfter } from "./refusal-answer.ts";

export function phonePaths(): Record<string, object> {
  const answer = (description: string) => ({ description, content: jsonOf("PhoneValidationAnswer") });
  const post = {
    operationId: "validatePhone",
    tags: ["Visitors"],
    summary: "Ask for a code by text message, or verify one",
    description:
      "A code is sent only with the cookie that the answer to an unlock lead sets. A right code finishes that unlock: the answer sets the visitor's cookie. The site's own forms post the same address and are sent on to a page (303).",
    requestBody: { required: true, content: jsonOf("PhoneValidationRequest") },
    responses: {
      200: answer("The code is on its way, or right."),
      303: {
        description: "A posted form goes on to a page, also when something is wrong with it.",
        headers: { Location: { required: true, schema: { type: "string" } } },
      },
      400: refused("The body cannot be read."),
      403: refused("A browser sent it from another website."),
      413: refused("Larger than 32 KB."),
      415: refused("Neither JSON nor a form."),
      422: answer("The phone or the code is missing or wrong."),
      429: { ...answer("Too many codes or tries."), headers: retryAfter(false) },
      503: { ...answer("The phone cannot be verified now."), headers: retryAfter(true) },
    },
  };
  return { [PHONE_API_PATH]: { post } };
}
