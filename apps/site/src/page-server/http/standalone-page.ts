import type { IncomingMessage } from "node:http";
import type { DealershipConfig } from "@forecourt/dealership";
import type { Locale } from "#shared/addresses/local-path.ts";

type StandalonePage = {
  locale: Locale;
  /** The dealership's name. */
  name: DealershipConfig["profile"]["name"];
  title: string;
  text: string;
  /** The ways on, as HTML. */
  nav: string;
};

/** A browser that opens a page or sends a form accepts HTML. The router also sends `RSC`. */
export function wantsPage({ headers }: IncomingMessage): boolean {
  return headers["rsc"] === undefined && headers.accept?.includes("text/html") === true;
}

/** System colors and fonts: the page needs no other file, and follows light and dark. */
const STYLE = `:root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:Canvas;color:CanvasText}
main{box-sizing:border-box;width:100%;max-width:40rem;padding:2rem 1.25rem}
p{margin:0 0 1.75rem}
.name{margin:0;font-size:1rem;font-weight:600}
h1{margin:1rem 0 .75rem;font-size:clamp(2rem,8vw,3rem);line-height:1.1}
nav{display:flex;flex-wrap:wrap;gap:.75rem}
a,button{box-sizing:border-box;min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid CanvasText;border-radius:999px;background:Canvas;color:CanvasText;font:inherit;font-weight:600;text-decoration:none}
a:first-child,button{background:CanvasText;color:Canvas}
:focus-visible{outline:3px solid Highlight;outline-offset:3px}`;

/** A page that depends on nothing that may be unavailable: no database, no rendering. */
export function standalonePage({ locale, name, title, text, nav }: StandalonePage): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`${title} | ${name}`)}</title><style>${STYLE}</style></head><body><main><p class="name">${escapeHtml(name)}</p><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><nav>${nav}</nav></main></body></html>`;
}

/** Text as HTML, also within an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
