/** More than any answer of these APIs; whatever sends more is something else. Bytes. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Why a body is not JSON that can be read. */
export type UnreadableBody = "content-type" | "too-large" | "json";

export type ReadJson = { ok: true; body: unknown } | { ok: false; reason: UnreadableBody };

/**
 * Reads an answer's body as JSON: its type must say so and it may have 8 MiB at most, of which no more is kept.
 *
 * @throws whatever `fetch` throws when the body breaks off or the request ends
 */
export async function readJson(response: Response): Promise<ReadJson> {
  const type = (response.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (!/^application\/([\w.-]+\+)?json$/.test(type)) return refuse(response, "content-type");
  const text = await boundedText(response);
  if (text === null) return { ok: false, reason: "too-large" };
  try {
    return { ok: true, body: JSON.parse(text) };
  } catch {
    return { ok: false, reason: "json" };
  }
}

function refuse(response: Response, reason: UnreadableBody): ReadJson {
  response.body?.cancel().catch(() => {});
  return { ok: false, reason };
}

/** Null when there is too much. Counts what arrives: a declared length can be missing, or of the packed bytes. */
async function boundedText(response: Response): Promise<string | null> {
  const reader = response.body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MAX_BYTES) {
      reader.cancel().catch(() => {});
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
