import { createHash } from "node:crypto";
import { contentHash } from "#server/http/content-hash.ts";
import { usedServices } from "#server/settings/used-services.ts";
import { ADDRESS_META } from "#shared/addresses/address-meta.ts";
import { encodeBody } from "../http/encodings.ts";
import type { InProcessResponse } from "../http/in-process-request.ts";
import { contentSecurityPolicy } from "../http/security-headers.ts";
import { deferScripts } from "./defer-scripts.ts";
import { findScripts, isInlineScript } from "./find-scripts.ts";
import type { FinishedPage } from "./page-cache.ts";

const KEPT_HEADERS = [
  "content-type",
  "location",
  "x-nextjs-rewritten-path",
  "x-nextjs-rewritten-query",
  "x-nextjs-postponed",
  "x-nextjs-stale-time",
];

/** A page is requested without the router's header; only the router's payloads differ by the other headers. */
const HTML_VARY = "Accept-Encoding, Cookie, RSC";
const PAYLOAD_VARY = `${HTML_VARY}, Next-Router-State-Tree, Next-Router-Prefetch, Next-Router-Segment-Prefetch`;

type FinishOptions = {
  /** A whole page; otherwise a payload of the router. */
  html: boolean;
  defer: boolean;
  /** Other origins that the page's pictures may come from. */
  imageHosts: readonly string[];
  /** The page's own address, when it answers at another one: its scripts read it. */
  address?: string | undefined;
};

/** Finishes a response of Next: defers a page's scripts, writes its policy, and compresses it. */
export async function finishPage(
  { status, headers: given, body }: InProcessResponse,
  { html, defer, imageHosts, address }: FinishOptions,
): Promise<FinishedPage> {
  const kept = KEPT_HEADERS.filter((name) => given[name] !== undefined);
  const headers: Record<string, string> = {
    ...Object.fromEntries(kept.map((name) => [name, String(given[name])])),
    Vary: html ? HTML_VARY : PAYLOAD_VARY,
  };
  if (!html) return { status, headers, etag: contentHash(body), body: await encodeBody(body) };

  const text = withAddress(body.toString("utf8"), address);
  const page = defer ? deferScripts(text) : { html: text };
  const scripts = findScripts(page.html).elements.filter(isInlineScript);
  const mayRun = [
    ...scripts.map((script) => script.text),
    ...(page.flightPayload ? [page.flightPayload.text] : []),
  ];
  headers["content-security-policy"] = contentSecurityPolicy({
    scriptHashes: [...new Set(mayRun.map(scriptHash))],
    imageHosts,
    services: usedServices(),
  });
  const data = page.flightPayload && {
    path: page.flightPayload.path,
    body: await encodeBody(Buffer.from(page.flightPayload.text)),
  };
  return {
    status,
    headers,
    etag: contentHash(page.html),
    body: await encodeBody(Buffer.from(page.html)),
    ...(data && { data }),
  };
}

function withAddress(html: string, address: string | undefined): string {
  if (address === undefined) return html;
  const content = address.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return html.replace("<head>", () => `<head><meta name="${ADDRESS_META}" content="${content}">`);
}

/** The hash by which a policy names a script. */
function scriptHash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
