import { html } from "hono/html";
import type { ArrivedApplication } from "../../applications/list-applications.ts";
import { interpolate, type Messages } from "../../messages.ts";

/** The credit applications that arrived: their ids and times alone. */
export function inboxApplications(applications: readonly ArrivedApplication[], t: Messages["inbox"]) {
  if (applications.length === 0) return "";
  return html`<h2>${t.applications}</h2>
<p class="quiet">${t.applicationsText}</p>
<ol>${applications.map(({ id, arrivedAt }) => {
    const iso = arrivedAt.toISOString();
    return html`<li>${interpolate(t.application, { id })}
<div class="quiet"><time datetime="${iso}">${iso.replace("T", " ").replace(/\.\d+Z$/, " UTC")}</time></div></li>`;
  })}</ol>`;
}
