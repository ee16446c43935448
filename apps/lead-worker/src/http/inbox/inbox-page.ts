import { createHash } from "node:crypto";
import { html, raw } from "hono/html";

/** Follows the light or dark colour scheme of the system. */
const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d6d3ce, #46433f); --quiet: light-dark(#595550, #b5b0a9); --link: light-dark(#00508f, #8ec5ff); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 64rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#fff, #1b1a18); color: light-dark(#1d1b18, #f1efec); }
h2 { font-size: 1.25rem; margin-top: 2rem; }
h1 { font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
a { color: var(--link); text-underline-offset: 0.15em; }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
ol { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
li { border-bottom: 1px solid var(--line); padding: 0.75rem 0; overflow-wrap: anywhere; }
li a { font-weight: 600; display: inline-block; min-height: 1.5rem; }
.quiet { color: var(--quiet); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--line); border-radius: 0.5rem; padding: 1rem; font: 0.9375rem/1.5 ui-monospace, monospace; }
`;

const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

/** Content Security Policy: only this page's own style is allowed. */
export const INBOX_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The HTML document of an inbox page; `html` escapes all values. */
export function inboxPage(parts: { lang: string; title: string; body: ReturnType<typeof html> }) {
  return html`<!doctype html>
<html lang="${parts.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${parts.title}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
${parts.body}
</main>
</body>
</html>
`;
}
