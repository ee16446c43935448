import { RESUME_TYPES } from "@forecourt/leads/resume";
import { leadsApiPath } from "#shared/addresses/public-paths.ts";
import { jsonOf } from "./components.ts";
import { refused, refusedWithRetry } from "./refusal-answer.ts";

/** A lead with a resume: its JSON in one part, the file in another. */
const MULTIPART = {
  "multipart/form-data": {
    schema: {
      type: "object",
      required: ["lead"],
      properties: {
        lead: { $ref: "#/components/schemas/LeadRequest" },
        resume: {
          type: "string",
          contentMediaType: "application/octet-stream",
          description:
            "The resume of a job application (`CAREERS`): one PDF or Word file (.docx) of at most 5 MB. Its content is checked, not its name or type: no password, macros, scripts, embedded files or outside templates. A virus scanner may check it too.",
        },
      },
    },
    encoding: {
      lead: { contentType: "application/json" },
      resume: { contentType: Object.values(RESUME_TYPES).join(", ") },
    },
  },
};

export function leadPaths(): Record<string, object> {
  const post = {
    operationId: "sendLead",
    tags: ["Leads"],
    summary: "Send a lead to a store",
    description:
      "A lead is stored durably before the answer and delivered afterwards, also when the database or the recipient fails in between. Sent again under the same key it is the same lead. The site's own forms post the same address as `application/x-www-form-urlencoded` and are sent on to a page (303).",
    parameters: [
      { name: "storeId", in: "path", required: true, schema: { type: "string" } },
      {
        name: "Idempotency-Key",
        in: "header",
        description:
          "The same for every try of one lead, and never used for another. Without it, leads of the same kind, person and content within ten minutes are one.",
        schema: { type: "string", minLength: 1, maxLength: 200 },
      },
    ],
    requestBody: {
      required: true,
      description: "At most 32 KB. With a resume: multipart, with a file of at most 5 MB.",
      content: { ...jsonOf("LeadRequest"), ...MULTIPART },
    },
    responses: {
      200: {
        description:
          "A financing application that this browser's cookie knows already; nothing was sent. Only with a cookie.",
        content: jsonOf("LeadAccepted"),
      },
      202: {
        description: "Stored. The same key and body get the same answer again.",
        content: jsonOf("LeadAccepted"),
      },
      303: {
        description: "A posted form goes on to a page, also when something is wrong with it.",
        headers: { Location: { required: true, schema: { type: "string" } } },
      },
      400: refused("The body cannot be read."),
      403: refused("A browser sent it from another website."),
      404: refused("No such store."),
      409: refused("The key was used for another body."),
      413: refused("Larger than 32 KB without a resume, or than 25 MB with one."),
      415: refused("Neither JSON nor a form."),
      422: refused("Fields that are missing or wrong, all at once; `field` is the place in the body."),
      429: refusedWithRetry("Too many leads from one network."),
      503: refusedWithRetry("The lead could not be stored now. Send it again with the same key."),
    },
  };
  return { [leadsApiPath("{storeId}")]: { post } };
}
