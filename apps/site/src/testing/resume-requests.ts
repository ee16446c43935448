import { LEAD_SITE_URL } from "./use-lead-site.ts";

/** A multipart request: a posted form, or the JSON of a lead in its part `lead`. Files are in the field `resume`. */
export function multipartRequest(
  path: string,
  values: Record<string, string>,
  files: readonly { bytes: Uint8Array; name: string; field?: string }[] = [],
  headers: Record<string, string> = {},
): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  for (const { bytes, name, field = "resume" } of files) {
    body.append(field, new File([Uint8Array.from(bytes)], name));
  }
  return new Request(`${LEAD_SITE_URL}${path}`, {
    method: "POST",
    headers: { Origin: LEAD_SITE_URL, ...headers },
    body,
  });
}
