import type { IncomingMessage } from "node:http";
import { leadsApiPath } from "#shared/addresses/public-paths.ts";

/** A resume of 5 MB, and the form's fields twice over. */
const MAX_UPLOAD_BYTES = 5 * 1024 * 1024 + 64 * 1024;

/** Of a longer upload only the start is kept: the form's fields, which stand before its file. */
const KEPT_BYTES = 64 * 1024;

/** The rest is read and dropped up to here, so that a browser without scripts sees the answer. */
const MAX_READ_BYTES = 25_000_000;

export type UploadResult = { ok: true; body: Buffer; cut: boolean } | { ok: false };

const LEADS_PATH = new RegExp(`^${leadsApiPath("[^/?]+")}(\\?|$)`);

/** Whether a request may have a file: a multipart form for a lead. All other bodies stay small. */
export function isUpload({
  method,
  url = "",
  headers,
}: Pick<IncomingMessage, "method" | "url" | "headers">): boolean {
  return (
    method === "POST" &&
    LEADS_PATH.test(url) &&
    /^multipart\/form-data\s*;/i.test(headers["content-type"] ?? "")
  );
}

/**
 * Reads an upload up to its limit. A longer one loses its file at once and keeps its fields, so that the form can come
 * back as it was typed. One that declares or sends more than 25 MB is not read further.
 */
export async function readUpload(request: IncomingMessage): Promise<UploadResult> {
  if (Number(request.headers["content-length"] ?? 0) > MAX_READ_BYTES) return { ok: false };
  let chunks: Buffer[] = [];
  let total = 0;
  let cut = false;
  try {
    // Its rest is read when it is refused.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      total += chunk.length;
      if (total > MAX_READ_BYTES) return { ok: false };
      if (cut) continue;
      chunks.push(chunk);
      if (total <= MAX_UPLOAD_BYTES) continue;
      cut = true;
      chunks = [Buffer.from(Buffer.concat(chunks).subarray(0, KEPT_BYTES))];
    }
  } catch {
    return { ok: false };
  }
  if (cut) chunks.push(closingDelimiter(request));
  return { ok: true, body: Buffer.concat(chunks), cut };
}

/** Ends the part that was cut off, so that a parser reads what stands before it (RFC 2046, 5.1.1). */
function closingDelimiter({ headers }: IncomingMessage): Buffer {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(headers["content-type"] ?? "");
  return Buffer.from(`\r\n--${boundary?.[1] ?? boundary?.[2] ?? ""}--\r\n`);
}
