/** Larger than any response of these APIs. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Why a body cannot be read as JSON. */
export type UnreadableBody = "content-type" | "too-large" | "json";

export type ReadJson = { ok: true; body: unknown } | { ok: false; reason: UnreadableBody };

/**
 * Reads a body as JSON; requires a JSON content type and at most 8 MiB, or fewer bytes.
 *
 * @throws errors of `fetch` while reading the body
 */
export async function readJson(response: Response, maxBytes = MAX_BYTES): Promise<ReadJson> {
  const type = (response.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (!/^application\/([\w.-]+\+)?json$/.test(type)) return refuse(response, "content-type");
  const text = await boundedText(response, maxBytes);
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

/** Null above the limit. Counts received bytes, since Content-Length may be missing or count compressed bytes. */
async function boundedText(response: Response, maxBytes: number): Promise<string | null> {
  const reader = response.body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      reader.cancel().catch(() => {});
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
