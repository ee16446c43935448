import "server-only";

/** A request's body: JSON as it is, or the fields of a posted form. */
export type RequestBody =
  | { kind: "json"; body: unknown }
  | { kind: "form"; values: Record<string, string> }
  | { kind: "refused"; status: 400 | 415 };

/**
 * Reads JSON and posted forms; anything else is 415, broken JSON is 400. The size was limited by the page server. Of
 * a field sent twice the last one counts.
 */
export async function readBody(request: Request): Promise<RequestBody> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") {
    try {
      return { kind: "json", body: JSON.parse(await request.text()) };
    } catch {
      return { kind: "refused", status: 400 };
    }
  }
  if (type === "application/x-www-form-urlencoded" || type === "multipart/form-data") {
    try {
      const values: Record<string, string> = {};
      for (const [name, value] of await request.formData()) {
        if (typeof value === "string") values[name] = value;
      }
      return { kind: "form", values };
    } catch {
      return { kind: "refused", status: 400 };
    }
  }
  return { kind: "refused", status: 415 };
}
