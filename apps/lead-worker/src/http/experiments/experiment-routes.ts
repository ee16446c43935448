import { compareVariants, type Database } from "@forecourt/database";
import { Hono } from "hono";
import { html } from "hono/html";
import type { WorkerDealership } from "../../dealership.ts";
import { calendarLocale } from "../../emails/visits/visit-time.ts";
import { messagesFor } from "../../messages.ts";
import { DAY_SHEET_POLICY, daySheetDocument } from "../appointments/day-sheet-document.ts";
import { loopbackOnly } from "../inbox/loopback-only.ts";
import { comparedExperiments } from "./compared-experiments.ts";
import type { CurrentDefinitions } from "./current-definitions.ts";
import { experimentTable } from "./experiment-table.ts";

/** The page `GET /experiments`: for each experiment, how many visitors of each variant sent a form. */
export function experimentRoutes(parts: {
  database: Database;
  dealership: WorkerDealership;
  definitions: () => Promise<CurrentDefinitions>;
}): Hono {
  const { database, dealership, definitions } = parts;
  const routes = new Hono();
  routes.use(loopbackOnly, async (context, next) => {
    await next();
    context.header("Content-Security-Policy", DAY_SHEET_POLICY);
    context.header("Cross-Origin-Resource-Policy", "same-origin");
    context.header("Cross-Origin-Opener-Policy", "same-origin");
    context.header("Referrer-Policy", "no-referrer");
  });
  routes.get("/", async (context) => {
    const lang = calendarLocale(dealership.shopperFactsOf("").staffLocale);
    const t = messagesFor(lang).experiments;
    const { experiments, problem } = await definitions();
    const compared = comparedExperiments(experiments, await compareVariants(database));
    const body = html`<p><a href="/inbox">${messagesFor(lang).inbox.back}</a></p>
<h1>${t.title}</h1>
<p class="quiet">${t.intro}</p>
${problem ? html`<p><strong>${t.problems[problem]}</strong></p>` : ""}
${compared.length === 0 ? html`<p>${t.empty}</p>` : compared.map((one) => experimentTable(one, t, lang))}`;
    return context.html(daySheetDocument({ lang, title: t.title, body }));
  });
  return routes;
}
