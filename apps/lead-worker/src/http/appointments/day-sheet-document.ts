import { createHash } from "node:crypto";
import { html, raw } from "hono/html";

/** Dark on white on paper, whatever the screen shows. Each store starts a sheet of its own. */
const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#bdb9b3, #4c4945); --quiet: light-dark(#595550, #b5b0a9); --link: light-dark(#00508f, #8ec5ff); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.45 system-ui, sans-serif; background: light-dark(#fff, #1b1a18); color: light-dark(#1d1b18, #f1efec); }
h1 { font-size: 1.5rem; line-height: 1.25; }
h2 { font-size: 1.25rem; margin: 2rem 0 0.5rem; }
a { color: var(--link); text-underline-offset: 0.15em; }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; }
nav a { display: inline-block; min-height: 1.5rem; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { color: var(--quiet); font-weight: 600; }
td:first-child { width: 8.5rem; font-weight: 600; }
td:nth-child(2) { min-width: 12rem; }
.numbers { width: auto; }
.numbers :is(th, td) { padding-right: 1.5rem; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.numbers :is(th, td):first-child { width: auto; text-align: left; }
.numbers td:nth-child(2) { min-width: 0; }
.quiet { color: var(--quiet); }
.notes { white-space: pre-line; }
@media print {
  :root { color-scheme: light; }
  body { max-width: none; padding: 0; font-size: 11pt; background: #fff; color: #000; }
  nav { display: none; }
  a { color: inherit; text-decoration: none; }
  section + section { break-before: page; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
}
`;

const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

/** Content Security Policy: only this page's own style is allowed. */
export const DAY_SHEET_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The HTML document of a day sheet; `html` escapes all values. */
export function daySheetDocument(parts: { lang: string; title: string; body: ReturnType<typeof html> }) {
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
