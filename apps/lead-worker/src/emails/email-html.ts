import { html, raw } from "hono/html";
import { type EmailBlock, isPlain, type PlainBlock } from "./email-block.ts";
import { VISIT_DARK, visitBlockHtml } from "./visit-block-html.ts";

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Mail programs that read style sheets get dark colours; all others keep the inline ones. */
const DARK = `@media (prefers-color-scheme: dark) {
  .page { background: #161817 !important; }
  .card { background: #202322 !important; border-color: #3a3f3c !important; }
  .ink, .ink a { color: #f1f4f2 !important; }
  .soft, .soft a { color: #b4bab6 !important; }
  .rule { border-color: #3a3f3c !important; }
  .button { background: #f1f4f2 !important; color: #0e1210 !important; }
${VISIT_DARK}
}`;

const BLOCK: Readonly<Record<PlainBlock["as"], { name: string; style: string }>> = {
  text: { name: "ink", style: "margin:0 0 16px;font-size:16px;line-height:1.5;color:#0f1412" },
  item: {
    name: "ink rule",
    style:
      "margin:0;padding:12px 0;border-top:1px solid #dfe3e0;font-size:16px;line-height:1.5;color:#0f1412",
  },
  note: { name: "soft", style: "margin:0 0 28px;font-size:14px;line-height:1.5;color:#5b625e" },
  foot: { name: "soft", style: "margin:0 0 12px;font-size:14px;line-height:1.5;color:#5b625e" },
};

const TITLE = "margin:0 0 12px;font-size:20px;line-height:1.3;font-weight:bold;color:#0f1412";

const BUTTON =
  "display:inline-block;margin:4px 0 0;padding:13px 22px;border-radius:10px;background:#0f1412;color:#ffffff;font-size:16px;line-height:1.25;font-weight:bold;text-decoration:none";

type EmailParts = {
  lang: string;
  subject: string;
  /** The sender's name, above the card. */
  sender: string;
  blocks: readonly EmailBlock[];
  /** The sender's postal address, below the card. */
  signature: readonly string[];
};

/**
 * The HTML of an email: one column of 600 pixels, styled inline, without pictures or other requests. `html` escapes all
 * values.
 */
export function emailHtml({ lang, subject, sender, blocks, signature }: EmailParts): string {
  const inCard = blocks.filter(({ as }) => as !== "foot");
  const below = blocks.filter(({ as }) => as === "foot");
  return String(html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${raw(DARK)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f3f5f4;-webkit-text-size-adjust:100%">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f5f4">
<tr><td align="center" style="padding:24px 12px 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left;${raw(FONT)}">
<tr><td class="ink" style="padding:0 12px 16px;font-size:16px;font-weight:bold;color:#0f1412">${sender}</td></tr>
<tr><td class="card" style="padding:28px 24px 4px;background:#ffffff;border:1px solid #dfe3e0;border-radius:14px;overflow-wrap:anywhere">
${inCard.map(block)}
</td></tr>
<tr><td style="padding:20px 12px 0;overflow-wrap:anywhere">
${below.map(block)}
${block({ as: "foot", lines: signature })}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`);
}

function block(written: EmailBlock) {
  return isPlain(written) ? plainBlock(written) : visitBlockHtml(written);
}

function plainBlock({ as, title, lines, link }: PlainBlock) {
  const { name, style } = BLOCK[as];
  const isLastLine = link?.label === null;
  const texts = isLastLine ? lines.slice(0, -1) : lines;
  const label = link && (link.label ?? lines.at(-1) ?? link.href);
  const parts = [
    ...texts.map((line) => html`${line}`),
    ...(link && !link.isButton
      ? [html`<a href="${link.href}" style="color:inherit;text-decoration:underline">${label}</a>`]
      : []),
  ];
  const spread = parts.map((part, at) => html`${at > 0 ? raw("<br>") : ""}${part}`);
  return html`${title === undefined ? "" : html`<h2 class="ink" style="${TITLE}">${title}</h2>`}
${parts.length === 0 ? "" : html`<p class="${name}" style="${style}">${spread}</p>`}
${
  link?.isButton
    ? html`<p style="margin:0 0 24px"><a class="button" href="${link.href}" style="${BUTTON}">${label}</a></p>`
    : ""
}`;
}
