import { creditApplicationsApiPath } from "#shared/addresses/public-paths.ts";
import { refused, refusedWithRetry } from "./refusal-answer.ts";

const STORE = { name: "storeId", in: "path", required: true, schema: { type: "string" } };

const text = { type: "string" };

const KEY = {
  type: "object",
  required: ["key"],
  properties: {
    key: {
      type: "object",
      description: "A public JWK.",
      required: ["kty", "crv", "x", "y", "kid"],
      properties: { kty: { const: "EC" }, crv: { const: "P-256" }, x: text, y: text, kid: text },
    },
  },
};

const SEALED = {
  type: "object",
  required: ["applicationId", "sealed", "customer"],
  properties: {
    applicationId: { type: "string", format: "uuid", description: "Also in the header of `sealed`." },
    sealed: {
      type: "string",
      description:
        "A compact JWE to the lender's key: `ECDH-ES`, `A256GCM`, with `kid` and `applicationId` in its header.",
    },
    hasCoApplicant: { type: "boolean" },
    customer: {
      type: "object",
      description: "For the dealership's lead.",
      required: ["firstName", "lastName", "email", "phone"],
      properties: { firstName: text, lastName: text, email: text, phone: text },
    },
    vehicle: { type: "object", properties: { vin: text } },
    consent: { type: "object", properties: { version: text, granted: { type: "boolean" } } },
    locale: { type: "string", enum: ["en", "es"] },
    page: text,
    terms: text,
  },
};

const ACCEPTED = {
  type: "object",
  required: ["leadId", "applicationId"],
  properties: {
    leadId: { type: "string", format: "uuid" },
    applicationId: { type: "string", format: "uuid" },
  },
};

const json = (schema: object) => ({ "application/json": { schema } });

/** The paths of the credit application. */
export function applicationPaths(): Record<string, object> {
  return {
    [creditApplicationsApiPath("{storeId}")]: {
      get: {
        operationId: "getLenderKey",
        tags: ["Leads"],
        summary: "The key to which a credit application is sealed",
        parameters: [STORE],
        responses: {
          200: { description: "The lender's public key.", content: json(KEY) },
          404: refused("No such store, or it takes no applications."),
        },
      },
      post: {
        operationId: "sendCreditApplication",
        tags: ["Leads"],
        summary: "Hand over a sealed credit application",
        description:
          "Only the lender can open it. A lead without financial data goes to the dealership. The site's own form without scripts posts its page, which is sealed on arrival and sent on (303).",
        parameters: [STORE],
        requestBody: { required: true, description: "At most 32 KB.", content: json(SEALED) },
        responses: {
          202: {
            description: "Stored. The same application gets the same answer again.",
            content: json(ACCEPTED),
          },
          303: {
            description: "A posted form goes on to its confirmation.",
            headers: { Location: { required: true, schema: text } },
          },
          400: refused("The body cannot be read."),
          403: refused("A browser sent it from another website."),
          404: refused("No such store, or it takes no applications."),
          409: refused(
            "The lender's key was replaced (`lender-key`), or the id was used for another application.",
          ),
          413: refused("Larger than 32 KB."),
          415: refused("Neither JSON nor a form."),
          422: refused("It is not sealed, or contact details are missing or wrong."),
          429: refusedWithRetry("Too many leads from one network."),
          503: refusedWithRetry("It could not be stored now. Send it again."),
        },
      },
    },
  };
}
