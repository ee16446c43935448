import { html, raw } from "hono/html";
import type { VisitBlock } from "./visit-block.ts";

const INK = "color:#0f1412";
const SOFT = "color:#5b625e";
const TABLE = raw('role="presentation" width="100%" cellpadding="0" cellspacing="0"');

/** Dark colours of these blocks; the classes are those of the elements below. */
export const VISIT_DARK = `  .badge { background: #2f3532 !important; color: #f1f4f2 !important; }
  .badge-good { background: #1fae54 !important; color: #04170b !important; }
  .box { background: #2a2e2c !important; }
  .leaf { background: #161817 !important; border-color: #3a3f3c !important; }
  .leaf-top { background: #f1f4f2 !important; color: #0e1210 !important; }
  .promise { background: #17301f !important; }
  .mark { color: #4fd37f !important; }`;

/**
 * The HTML of a block of a visit. Tables lay out what stands side by side, since Outlook knows nothing else; every text
 * is escaped by `html`.
 */
export function visitBlockHtml(block: VisitBlock) {
  switch (block.as) {
    case "headline":
      return headline(block);
    case "date":
      return date(block);
    case "button":
      return html`<table ${TABLE} style="margin:0 0 20px"><tr><td class="button" align="center" bgcolor="#0f1412" style="border-radius:28px;background:#0f1412"><a class="button" href="${block.href}" style="display:block;padding:17px 24px;border-radius:28px;background:#0f1412;color:#ffffff;font-size:18px;line-height:1.25;font-weight:bold;text-decoration:none">${block.label}</a></td></tr></table>`;
    case "links":
      return html`<p class="ink" style="margin:0 0 24px;font-size:15px;line-height:2;${INK}">${block.links.map(
        ({ label, href }) =>
          html`<a href="${href}" style="display:inline-block;margin-right:24px;color:inherit;font-weight:bold;text-decoration:underline">${label}</a> `,
      )}</p>`;
    case "vehicle":
      return vehicle(block);
    case "promise":
      return html`<table ${TABLE} style="margin:0 0 24px"><tr><td class="promise ink" style="padding:14px 18px;border-radius:14px;background:#e5f4ea;font-size:16px;line-height:1.5;${INK}"><strong>${block.title}</strong> ${block.text}</td></tr></table>`;
    case "list":
      return list(block);
    case "person":
      return person(block);
  }
}

type Block<As extends VisitBlock["as"]> = Extract<VisitBlock, { as: As }>;

function headline({ badge, tone, title, lines }: Block<"headline">) {
  const [name, colors] =
    tone === "good"
      ? ["badge badge-good", "background:#22c55e;color:#04170b"]
      : ["badge", "background:#e4e8e5;color:#0f1412"];
  return html`<p style="margin:0 0 14px;line-height:1"><span class="${name}" style="display:inline-block;padding:7px 14px;border-radius:14px;font-size:14px;line-height:1;font-weight:bold;${colors}">${badge}</span></p>
<h1 class="ink" style="margin:0 0 12px;font-size:34px;line-height:1.15;font-weight:bold;letter-spacing:-0.5px;${INK}">${title}</h1>
${lines.map((line) => html`<p class="ink" style="margin:0 0 20px;font-size:17px;line-height:1.5;${INK}">${line}</p>`)}`;
}

function date({ leaf, day, time, place, over }: Block<"date">) {
  const line = over !== null ? ";text-decoration:line-through" : "";
  const [store, address] = place;
  return html`<table ${TABLE} class="box" style="margin:0 0 24px;background:#f1f4f2;border-radius:16px"><tr>
<td width="84" valign="top" style="padding:20px 0 20px 20px">
<table role="presentation" class="leaf" width="84" cellpadding="0" cellspacing="0" style="background:#ffffff;border:1px solid #dfe3e0;border-radius:12px;border-collapse:separate;text-align:center">
<tr><td class="leaf-top" bgcolor="#0f1412" style="padding:6px 0;border-radius:11px 11px 0 0;background:#0f1412;color:#ffffff;font-size:13px;line-height:1.3;font-weight:bold;letter-spacing:0.5px">${leaf.weekday}</td></tr>
<tr><td class="ink" style="padding:8px 0 0;font-size:34px;line-height:1.1;font-weight:bold;${INK}">${leaf.day}</td></tr>
<tr><td class="soft" style="padding:0 0 8px;font-size:13px;line-height:1.4;font-weight:bold;letter-spacing:0.5px;${SOFT}">${leaf.month}</td></tr>
</table>
</td>
<td class="ink" valign="middle" style="padding:20px;font-size:16px;line-height:1.5;${INK}">
${over === null ? "" : html`<span class="soft" style="${SOFT}">${over}</span><br>`}
<strong style="font-size:18px${line}">${day}</strong><br><span style="${line.slice(1)}">${time}</span><br>
<strong style="display:inline-block;margin-top:6px">${store}</strong><br>${address}
</td></tr></table>`;
}

function vehicle({ title, href, facts, price, payment }: Block<"vehicle">) {
  const name = href === null ? html`${title}` : html`<a href="${href}" style="color:inherit">${title}</a>`;
  return html`<table ${TABLE} style="margin:0 0 20px"><tr><td class="rule ink" style="padding:20px 0 0;border-top:1px solid #dfe3e0;font-size:16px;line-height:1.5;${INK}">
<strong style="font-size:19px;line-height:1.4">${name}</strong>
${facts === null ? "" : html`<br><span class="soft" style="${SOFT}">${facts}</span>`}
${price === null ? "" : html`<br><strong>${price}</strong>`}
${payment === null ? "" : html`<br><span class="soft" style="font-size:14px;${SOFT}">${payment}</span>`}
</td></tr></table>`;
}

function list({ title, lines }: Block<"list">) {
  return html`<h2 class="ink" style="margin:24px 0 10px;font-size:19px;line-height:1.3;font-weight:bold;${INK}">${title}</h2>
<table ${TABLE} style="margin:0 0 24px">${lines.map(
    (line) => html`<tr>
<td class="mark" width="28" valign="top" style="padding:4px 0;color:#0b6b2f;font-size:16px;line-height:1.5;font-weight:bold">${raw('<span aria-hidden="true">&#10003;</span>')}</td>
<td class="ink" valign="top" style="padding:4px 0;font-size:16px;line-height:1.5;${INK}">${line}</td>
</tr>`,
  )}</table>`;
}

function person({ name, title, call, href }: Block<"person">) {
  return html`<table ${TABLE} style="margin:0 0 20px"><tr>
<td class="rule ink" style="padding:20px 0 0;border-top:1px solid #dfe3e0;font-size:16px;line-height:1.5;${INK}"><strong>${name}</strong>
${title === "" ? "" : html`<br><span class="soft" style="${SOFT}">${title}</span>`}
<br><a class="ink rule" href="${href}" style="display:inline-block;margin-top:10px;padding:11px 20px;border:1px solid #8b928e;border-radius:24px;font-weight:bold;text-decoration:none;${INK}">${call}</a></td>
</tr></table>`;
}
