import { SCRIPT_LOADER } from "#browser/script-loader.ts";
import { contentHash } from "#server/http/content-hash.ts";
import { findScripts, isInlineScript, type PageElement } from "./find-scripts.ts";

/** Path of the data of pages; each is named by the hash of its content. */
export const PAGE_DATA_PREFIX = "/page-data/";

const FRAMEWORK_NONCE = "framework";

/**
 * A request with this header makes Next mark its own scripts with the nonce. It distinguishes them from ours. The nonce
 * is removed again, and no policy in a browser names it.
 */
export const MARK_FRAMEWORK_SCRIPTS = {
  "content-security-policy": `script-src 'nonce-${FRAMEWORK_NONCE}'`,
};

export type DeferredPage = {
  html: string;
  /** The framework's marked inline scripts as one script: what hydration reads. */
  flightPayload?: { path: string; text: string };
};

/**
 * Makes a page's scripts wait until the shopper shows intent. Makes scripts with `src` inert, removes their preloads
 * and adds the loader to the head. Our own inline scripts stay.
 */
export function deferScripts(html: string): DeferredPage {
  const { elements, headEnd } = findScripts(html);
  if (!elements.some(isDeferred)) return { html };
  const flightPayload = extractFlightPayload(elements);
  const edits = elements.map((element) => ({ ...element, text: deferredElement(html, element) }));
  const data = flightPayload
    ? `<script type="text/deferred" data-page="${flightPayload.path}"></script>`
    : "";
  const loader = { start: headEnd, end: headEnd, text: `${data}<script>${SCRIPT_LOADER}</script>` };
  return {
    html: withEdits(html, [...edits, loader]),
    ...(flightPayload && { flightPayload }),
  };
}

function extractFlightPayload(elements: readonly PageElement[]): DeferredPage["flightPayload"] {
  const parts = elements.filter(isFlightPayload).map(({ text }) => text);
  const text = parts.join(";\n");
  return parts.length === 0 ? undefined : { path: `${PAGE_DATA_PREFIX}${contentHash(text)}.txt`, text };
}

/** Scripts with `nomodule` are for old browsers alone. */
function isDeferred({ name, attributes }: PageElement): boolean {
  return name === "script" && attributes["src"] !== undefined && attributes["nomodule"] === undefined;
}

function isFlightPayload(element: PageElement): boolean {
  return isInlineScript(element) && element.attributes["nonce"] === FRAMEWORK_NONCE;
}

function deferredElement(html: string, element: PageElement): string {
  const { name, start, end, attributes } = element;
  const isScriptPreload = name === "link" && attributes["rel"] === "preload" && attributes["as"] === "script";
  if (isScriptPreload || isFlightPayload(element)) return "";
  if (!isDeferred(element)) return html.slice(start, end).replace(` nonce="${FRAMEWORK_NONCE}"`, "");
  const id = attributes["id"] ? ` id="${attributes["id"]}"` : "";
  return `<script type="text/deferred" data-src="${attributes["src"]}"${id}></script>`;
}

function withEdits(html: string, edits: { start: number; end: number; text: string }[]): string {
  let at = 0;
  const pieces = edits
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ start, end, text }) => {
      const before = html.slice(at, start);
      at = end;
      return [before, text];
    });
  return [...pieces, html.slice(at)].join("");
}
