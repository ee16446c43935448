import "server-only";

/** A file of a multipart form. */
export type PostedFile = { field: string; file: File };

/** A request's body: parsed JSON, or the fields of a posted form. A multipart form may have files. */
export type RequestBody =
  | { kind: "json"; body: unknown; files?: readonly PostedFile[] }
  | { kind: "form"; values: Record<string, string>; files?: readonly PostedFile[] }
  | { kind: "refused"; status: 400 | 413 | 415 };

/** All texts of a multipart form; the page server limits other bodies. */
const MAX_TEXT_LENGTH = 32 * 1024;

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
      const files: PostedFile[] = [];
      let length = 0;
      for (const [name, value] of await request.formData()) {
        if (typeof value === "string") values[name] = value;
        else files.push({ field: name, file: value });
        length += name.length + (typeof value === "string" ? value.length : value.name.length);
      }
      if (length > MAX_TEXT_LENGTH) return { kind: "refused", status: 413 };
      return { kind: "form", values, ...(type === "multipart/form-data" && { files }) };
    } catch {
      return { kind: "refused", status: 400 };
    }
  }
  return { kind: "refused", status: 415 };
}
