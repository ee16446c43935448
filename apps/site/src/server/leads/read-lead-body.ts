import "server-only";
import { type RequestBody, readBody } from "../http/read-body.ts";

/** The part of a multipart body that holds the lead's JSON, for callers that send a file with it. */
const LEAD_PART = "lead";

/**
 * Reads the body of a lead: JSON, a posted form, or a multipart body with the JSON in its part `lead`. Without that
 * part a multipart body is a posted form.
 */
export async function readLeadBody(request: Request): Promise<RequestBody> {
  const body = await readBody(request);
  if (body.kind !== "form" || body.files === undefined) return body;
  const text = body.values[LEAD_PART];
  if (text === undefined) return body;
  try {
    return { kind: "json", body: JSON.parse(text), files: body.files };
  } catch {
    return { kind: "refused", status: 400 };
  }
}
