import { createHash } from "node:crypto";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const NOT_JAVASCRIPT = /\btype="(?!module"|text\/javascript")/;

/**
 * The CSP hashes (`sha256-…`) of every inline script in a finished page, so that the policy names exactly the
 * scripts that we wrote and nothing that was injected later.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", body = ""] of html.matchAll(SCRIPT)) {
    if (attributes.includes("src=") || NOT_JAVASCRIPT.test(attributes)) continue;
    hashes.add(`sha256-${createHash("sha256").update(body).digest("base64")}`);
  }
  return [...hashes];
}
