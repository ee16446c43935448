import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { CapturedAnswer } from "./captured-response.ts";
import { holdScripts } from "./hold-scripts.ts";
import { inlineScriptHashes } from "./inline-scripts.ts";
import type { FinishedPage } from "./page-cache.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Quality 5 compresses within a few per cent of 11 at a fortieth of the time; a page is compressed once. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

const KEPT_HEADERS = [
  "content-type",
  "location",
  "x-nextjs-rewritten-path",
  "x-nextjs-rewritten-query",
  "x-nextjs-postponed",
  "x-nextjs-stale-time",
];

/**
 * Finishes Next's answer: for HTML, holds the scripts back and writes the page's policy; in any case compresses once.
 */
export async function finishPage(
  answer: CapturedAnswer,
  { html, hold }: { html: boolean; hold: boolean },
): Promise<FinishedPage> {
  const headers: Record<string, string> = {};
  for (const name of KEPT_HEADERS) {
    const value = answer.headers[name];
    if (value !== undefined) headers[name] = value;
  }
  let identity = answer.body;
  if (html) {
    const text = hold ? holdScripts(identity.toString("utf8")) : identity.toString("utf8");
    headers["content-security-policy"] = contentSecurityPolicy(inlineScriptHashes(text));
    identity = Buffer.from(text, "utf8");
  }
  const [brotli, gzipped] = await Promise.all([compressBrotli(identity, BROTLI), compressGzip(identity)]);
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  return { status: answer.status, headers, etag, identity, brotli, gzip: gzipped };
}
