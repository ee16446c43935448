import "server-only";

/** A request's body: parsed JSON, or the fields of a posted form. */
export type RequestBody =
  | { kind: "json"; body: unknown }
  | { kind: "form"; values: Record<string, string> }
  | { kind: "refused"; status: 400 | 415 };

/**
 * Reads JSON and posted forms; other types are 415, invalid JSON is 400. The page server has limited the size. The last
 * value of a repeated field counts.
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
