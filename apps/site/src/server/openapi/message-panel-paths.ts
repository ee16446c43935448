import { MESSAGE_PANEL_API_PATH } from "#shared/addresses/message-panel-api-path.ts";
import { refused } from "./refusal-answer.ts";

const PANEL = {
  type: "object",
  description: "What the panel shows, in the page's language.",
  properties: {
    title: { type: "string" },
    answers: { type: "string", description: "Who answers, and when." },
    form: { type: "object", description: "The form of the lead, filled in with what is known." },
  },
  required: ["title", "answers", "form"],
};

const parameter = (name: string, description: string, required: boolean) => ({
  name,
  in: "query",
  required,
  description,
  schema: { type: "string" },
});

/** The path that describes the "Message us" panel. */
export function messagePanelPaths(): Record<string, object> {
  const get = {
    operationId: "getMessagePanel",
    tags: ["Visitors"],
    summary: 'The "Message us" panel, as data',
    description: "For the site's own panel: its words and its form, for this visitor.",
    parameters: [
      parameter(
        "page",
        "The path of the contact page, such as `/es/contact-us?about=purchase&vin=JA4J4VAR4RZ004417`.",
        true,
      ),
      parameter("from", "The path of the page with the button; the lead's page.", false),
    ],
    responses: {
      200: { description: "The panel.", content: { "application/json": { schema: PANEL } } },
      404: refused("Not the contact page."),
    },
  };
  return { [MESSAGE_PANEL_API_PATH]: { get } };
}
