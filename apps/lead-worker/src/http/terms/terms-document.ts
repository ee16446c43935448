import { createHash } from "node:crypto";
import { html, raw } from "hono/html";

/** The colours of the emails to shoppers. On paper they are dark on white. */
const STYLE = `
:root { color-scheme: light dark; --page: light-dark(#f3f5f4, #161817); --card: light-dark(#fff, #202322); --ink: light-dark(#0f1412, #f1f4f2); --soft: light-dark(#5b625e, #b4bab6); --line: light-dark(#dfe3e0, #3a3f3c); }
* { box-sizing: border-box; }
body { margin: 0; padding: 1.5rem 1rem 3rem; font: 1rem/1.5 system-ui, sans-serif; background: var(--page); color: var(--ink); }
main { margin: 0 auto; max-width: 40rem; }
.sender { margin: 0 0 1rem; padding: 0 0.75rem; font-weight: 700; }
.card { padding: 1.75rem 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: 0.875rem; overflow-wrap: anywhere; }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 1.75rem 0 0.5rem; font-size: 1.125rem; }
p, form { margin: 0 0 1rem; }
.card > :last-child { margin-bottom: 0; }
.soft { color: var(--soft); font-size: 0.875rem; }
a { color: inherit; text-underline-offset: 0.15em; }
button { padding: 0.8125rem 1.375rem; border: 0; border-radius: 0.625rem; background: var(--ink); color: var(--card); font: inherit; font-weight: 700; cursor: pointer; }
:is(a, button):focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
code { font: 0.9375em ui-monospace, monospace; }
dl + .soft { margin-top: 1.25rem; }
dl { display: grid; grid-template-columns: minmax(8rem, 2fr) 3fr; margin: 0; }
dt, dd { margin: 0; padding: 0.625rem 0; border-top: 1px solid var(--line); }
dt { padding-right: 1rem; color: var(--soft); }
dd { font-weight: 600; font-variant-numeric: tabular-nums; }
dd span { display: block; font-weight: 400; }
@media print {
  :root { color-scheme: light; }
  body { padding: 0; background: #fff; color: #000; font-size: 11pt; }
  .card { padding: 0; border: 0; }
  dt, dd { padding: 0.35rem 0; }
}
`;

const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

/** Content Security Policy: only this page's own style, and its own form. */
export const TERMS_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** The HTML document of a page with terms; `html` escapes all values. */
export function termsDocument(parts: {
  lang: string;
  title: string;
  dealership: string;
  body: ReturnType<typeof html>;
}) {
  return html`<!doctype html>
<html lang="${parts.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${parts.title} · ${parts.dealership}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<p class="sender">${parts.dealership}</p>
<div class="card">
${parts.body}
</div>
</main>
</body>
</html>
`;
}
