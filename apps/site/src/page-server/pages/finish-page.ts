import { createHash } from "node:crypto";
import type { CapturedAnswer } from "../http/captured-response.ts";
import { encodeBody } from "../http/encodings.ts";
import { contentSecurityPolicy } from "../http/security-headers.ts";
import { holdScripts } from "./defer-scripts.ts";
import { takePageData } from "./extract-flight-payload.ts";
import { inlineScriptHashes } from "./inline-scripts.ts";
import type { FinishedPage } from "./page-cache.ts";

const KEPT_HEADERS = [
  "content-type",
  "location",
  "x-nextjs-rewritten-path",
  "x-nextjs-rewritten-query",
  "x-nextjs-postponed",
  "x-nextjs-stale-time",
];

/** Where the data of pages lies; each by the hash of its content. */
export const PAGE_DATA_PREFIX = "/page-data/";

type Finishing = {
  html: boolean;
  hold: boolean;
  /** Made for one person: its data stays in the page, where nobody else can ask for it. */
  personal: boolean;
  /** Other origins that its pictures may come from. */
  imageHosts: readonly string[];
};

/**
 * Finishes Next's answer: for HTML, takes the framework's data out, holds the scripts back and writes the page's
 * policy; in any case compresses once.
 */
export async function finishPage(
  answer: CapturedAnswer,
  { html, hold, personal, imageHosts }: Finishing,
): Promise<FinishedPage> {
  const headers: Record<string, string> = {};
  for (const name of KEPT_HEADERS) {
    const value = answer.headers[name];
    if (value !== undefined) headers[name] = String(value);
  }
  // A page is asked for without the router's header; only the router's answers differ by what else it says.
  headers["Vary"] = html
    ? "Accept-Encoding, Cookie, RSC"
    : "Accept-Encoding, Cookie, RSC, Next-Router-State-Tree, Next-Router-Prefetch, Next-Router-Segment-Prefetch, Next-Url";
  if (!html)
    return { status: answer.status, headers, etag: hashOf(answer.body), body: await encodeBody(answer.body) };

  let text = answer.body.toString("utf8");
  let data: FinishedPage["data"];
  if (hold) {
    const taken = personal ? { html: text, data: null } : takePageData(text);
    if (taken.data !== null) {
      const json = Buffer.from(taken.data, "utf8");
      data = { path: `${PAGE_DATA_PREFIX}${hashOf(json)}.json`, body: await encodeBody(json) };
    }
    text = holdScripts(taken.html, data?.path);
  }
  headers["content-security-policy"] = contentSecurityPolicy({
    scriptHashes: inlineScriptHashes(text),
    imageHosts,
  });
  const identity = Buffer.from(text, "utf8");
  return {
    status: answer.status,
    headers,
    etag: hashOf(identity),
    body: await encodeBody(identity),
    ...(data && { data }),
  };
}

function hashOf(body: Buffer): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}
