import { Hono } from "hono";
import type { Log } from "../log.ts";
import type { VisitReader } from "../visits/read-visits.ts";
import { appointmentRoutes } from "./appointments/appointment-routes.ts";
import type { CurrentDefinitions } from "./experiments/current-definitions.ts";
import { experimentRoutes } from "./experiments/experiment-routes.ts";
import { readHealth, type TransportNames } from "./health.ts";
import { type InboxFolders, inboxRoutes } from "./inbox/inbox-routes.ts";
import type { Metrics } from "./metrics.ts";
import { termsRoutes } from "./terms/terms-routes.ts";

/** The worker's HTTP app: health, metrics, inbox, day sheet, sealed terms and experiments. */
export function workerApp(parts: {
  visits: VisitReader;
  definitions: () => Promise<CurrentDefinitions>;
  metrics: Metrics;
  transports: TransportNames;
  folders: InboxFolders;
  /** Behind a proxy that sets X-Forwarded-For. */
  trustProxy: boolean;
  log: Log;
}): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
    context.header("X-Content-Type-Options", "nosniff");
  });
  app.get("/health", async (context) => {
    const health = await readHealth(parts.visits.database, parts.transports);
    return context.json(health, health.status === "ok" ? 200 : 503);
  });
  app.get("/metrics", async (context) => {
    const body = await parts.metrics.render();
    return context.body(body, 200, { "Content-Type": parts.metrics.contentType });
  });
  app.route("/inbox", inboxRoutes(parts.folders));
  app.route("/appointments", appointmentRoutes(parts.visits));
  app.route("/terms", termsRoutes({ ...parts.visits, trustProxy: parts.trustProxy, log: parts.log }));
  app.route("/experiments", experimentRoutes({ ...parts.visits, definitions: parts.definitions }));
  app.notFound((context) => context.text("Not found", 404));
  app.onError((_error, context) => context.text("Internal error", 500));
  return app;
}
