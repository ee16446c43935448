import { PRIVACY_CHOICES_API_PATH } from "#shared/addresses/privacy-choices-api-path.ts";
import { RECORDED_CHOICES } from "#shared/consent/consent-record.ts";
import { refused } from "./refusal-answer.ts";

const PREFERENCES = {
  type: "object",
  description: "The words of the dialog and its switches, for this visitor.",
  properties: {
    title: { type: "string" },
    categories: {
      type: "array",
      items: {
        type: "object",
        properties: {
          value: { enum: ["essential", "functional", "analytics", "targeting"] },
          label: { type: "string" },
          on: { type: "boolean" },
        },
      },
    },
  },
  required: ["title", "categories"],
};

const box = { const: "on", description: "Present when the category is allowed." };

/** The path that describes the cookie choices. */
export function privacyChoicesPaths(): Record<string, object> {
  const get = {
    operationId: "getPrivacyChoices",
    tags: ["Visitors"],
    summary: "The cookie preferences, as data",
    description: "For the site's own dialog.",
    parameters: [{ name: "locale", in: "query", required: false, schema: { enum: ["en", "es"] } }],
    responses: {
      200: { description: "The preferences.", content: { "application/json": { schema: PREFERENCES } } },
    },
  };
  const form = {
    type: "object",
    properties: {
      consent: { enum: [...RECORDED_CHOICES, "manage"] },
      functional: box,
      analytics: box,
      targeting: box,
    },
    required: ["consent"],
  };
  const post = {
    operationId: "choosePrivacy",
    tags: ["Visitors"],
    summary: "Stores a cookie choice in this browser's cookies",
    description: "For forms without scripts: redirects to the page of the form.",
    requestBody: { required: true, content: { "application/x-www-form-urlencoded": { schema: form } } },
    responses: {
      303: { description: "Stored, or the page with the switches for `manage`." },
      403: refused("A page of another site posted."),
      415: refused("Not a form."),
      422: refused("An unknown choice."),
    },
  };
  return { [PRIVACY_CHOICES_API_PATH]: { get, post } };
}
