/** Starts the site: database, content, Next, page server. Ends it on SIGTERM, or with the process that started it. */
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { errorCode, errorFrames, openDatabase, storeExposures } from "@forecourt/database";
import { stopUnusedPostgres } from "@forecourt/database/embedded";
import next from "next";
import { pino } from "pino";
import { setContentSource } from "#server/content/content-source.ts";
import { knownDetails } from "#server/cookies/known-details.ts";
import { buildManifest } from "#server/documents/build-manifest.ts";
import { setExperimentService } from "#server/experiments/experiment-service.ts";
import { dealership } from "#server/settings/dealership.ts";
import { siteStartUpProblems } from "#server/settings/site-start-up-problems.ts";
import { setSiteState, siteState } from "#server/site-state.ts";
import { createPreviewRenderer } from "./documents/render-preview-image.ts";
import { createSiteDocuments } from "./documents/site-documents.ts";
import { createExperimentVisits, variantsOfApi } from "./experiments/experiment-visits.ts";
import { followExperimentsAt } from "./experiments/experiments-endpoint.ts";
import { exposuresAllowed } from "./experiments/limit-exposures.ts";
import { createExposureRecorder } from "./experiments/record-exposures.ts";
import { followConsent } from "./http/follow-consent.ts";
import { createFileServer } from "./http/serve-files.ts";
import { stopGracefully } from "./http/stop-gracefully.ts";
import { logFrameworkErrors } from "./log-framework-errors.ts";
import { createPageServer } from "./page-server.ts";
import { pagesVersion } from "./pages/pages-version.ts";
import { prerenderOnStart } from "./pages/prerender-on-start.ts";
import { requireExperiments } from "./require-experiments.ts";
import { requireSettings } from "./require-settings.ts";
import { danglingRedirects } from "./routing/dangling-redirects.ts";
import { resolvePage } from "./routing/resolve-page.ts";
import { localeOf, variantOf } from "./routing/variant.ts";
import { browserScripts } from "./state/browser-scripts.ts";
import { contentDir, illustrationsDir, loadContent } from "./state/dealership-files.ts";
import { followInventory, loadSnapshot } from "./state/follow-inventory.ts";
import { readBuild } from "./state/read-build.ts";
import { watchContent } from "./state/watch-content.ts";

const env = await requireSettings();
const { settings } = dealership;
const development = process.argv.includes("--dev");
const https = env.SITE_URL.startsWith("https:");
const dir = join(import.meta.dirname, "../..");
const distDir = join(dir, ".next");
/** The most used pages are rendered at once when the inventory changes. */
const RENEWED_PAGES = 50;
/** The start waits this long for the first definitions of experiments; then the dealership's own are shown. */
const DEFINITIONS_WAIT_MS = 5000;
const log = pino({ name: "site", level: env.LOG_LEVEL });
if (!development) logFrameworkErrors(log);

setContentSource(loadContent());
requireExperiments(env.EXPERIMENTS_FILE);
const build = development ? { id: "development", timestamp: Date.now() } : readBuild(distDir);
const database = openDatabase(env.DATABASE_URL, { max: 8 });
const scriptsDir = join(dir, "build/scripts");
setSiteState({
  database,
  inventory: await loadSnapshot(database),
  buildId: build.id,
  storage: { failing: false },
  scripts: browserScripts(scriptsDir, { development }),
});
if (env.EXPERIMENT_SERVICE_URL && env.EXPERIMENT_SERVICE_KEY)
  setExperimentService({ url: env.EXPERIMENT_SERVICE_URL, key: env.EXPERIMENT_SERVICE_KEY });
const stopping = new AbortController();
let isUp = false;
const definitions = env.EXPERIMENTS_URL
  ? followExperimentsAt(env.EXPERIMENTS_URL, {
      everyMs: env.EXPERIMENTS_INTERVAL_SECONDS * 1000,
      log,
      onChange: prerender,
      signal: stopping.signal,
    })
  : null;
const app = next({ dev: development, dir, port: env.PORT, hostname: "localhost" });
await app.prepare();

const storeId = settings.stores[0]!.id;
const variants = {
  secret: env.SITE_SECRET,
  https,
  stores: settings.stores.map(({ id }) => id),
  defaultStore: storeId,
};
const exposures = createExposureRecorder({
  store: (batch) => storeExposures(database, batch),
  allows: (network, count) => exposuresAllowed(database, network, count),
  onError: (error) => log.warn({ code: errorCode(error) }, "exposures of experiments could not be stored"),
});
const { record } = exposures;
const { server, cache, limiter } = createPageServer({
  next: app.getRequestHandler(),
  variantOf: (request) =>
    variantOf({ cookie: request.headers.cookie, locale: localeOf(request.url ?? "/") }, variants),
  experimentVisit: createExperimentVisits({
    secret: env.SITE_SECRET,
    https,
    trustProxy: env.TRUST_PROXY,
    now: () => new Date(),
    record,
  }),
  apiVariants: variantsOfApi,
  followConsent: (request, response) =>
    followConsent(request, response, {
      secret: env.SITE_SECRET,
      https,
      host: new URL(env.SITE_URL).hostname,
    }),
  isKnown: async (request) => (await knownDetails(request.headers.cookie)) !== undefined,
  resolve: resolvePage,
  fileAt: createFileServer({
    staticDir: join(distDir, "static"),
    illustrationsDir,
    publicDir: join(dir, "public"),
    scriptsDir,
  }),
  documentAt: createSiteDocuments({
    siteUrl: env.SITE_URL,
    storeId,
    build,
    inventory: () => siteState().inventory,
    now: () => new Date(),
    renderPreview: createPreviewRenderer({
      fontsDir: join(dir, "node_modules/@fontsource/hanken-grotesk/files"),
      markFile: join(dir, "public/icon.svg"),
    }),
  }),
  inventoryVersion: () => siteState().inventory.version,
  https,
  imageHosts: env.IMAGE_HOSTS,
  deferScripts: env.HYDRATE_ON_INTENT && !development,
  cacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
  development,
  trustProxy: env.TRUST_PROXY,
  onError(error) {
    log.error({ code: errorCode(error), frames: errorFrames(error) }, "request failed");
  },
  onMissing: (path) => log.info(`Page not found: ${path}`),
});

setSiteState({ ...siteState(), pages: cache, requests: limiter.lanes, recordExposures: record });
const following = followInventory(database, {
  onVersion(version) {
    log.info({ version }, "new inventory");
    void cache.renew(pagesVersion(version), RENEWED_PAGES);
  },
  onError: () => log.warn("the inventory version could not be read; the site keeps the one it has"),
});

// Without a listener Node answers a request for another protocol like any other.
if (development) server.on("upgrade", app.getUpgradeHandler());
for (const problem of siteStartUpProblems(env.SITE_URL)) log.warn(problem, "not ready for a public address");
for (const { from, to } of danglingRedirects()) log.warn({ from, to }, "a route rule leads to no page");
if (!https) log.info("cookies are sent without `Secure`: the site's address is plain http");

if (definitions) await Promise.race([definitions.first, sleep(DEFINITIONS_WAIT_MS)]);
server.listen(env.PORT);
await once(server, "listening");
isUp = true;
log.info({ port: env.PORT, vehicles: siteState().inventory.vehicles.size }, "site is up");

if (development) {
  const watching = watchContent(contentDir, () => {
    try {
      setContentSource(loadContent());
      log.info("the content has changed");
    } catch (error) {
      log.error(error instanceof Error ? error.message : "the content cannot be read");
    }
  });
  stopping.signal.addEventListener("abort", () => watching.stop());
}
prerender();

const stop = async () => {
  if (stopping.signal.aborted) return;
  stopping.abort();
  following.stop();
  await stopGracefully(server);
  await exposures.flush();
  await database.close();
  if (isOrphan()) await stopUnusedPostgres(env.DATA_DIR);
  process.exit(0);
};
process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());
// The process that started this one has ended, maybe by a kill: nobody would restart this one.
process.on("disconnect", () => void stop());
if (isOrphan()) void stop();

/**
 * Renders the content pages, the main lists and the offers. Runs at the start, and when new definitions of experiments
 * have replaced every page.
 */
function prerender(): void {
  if (development || !env.PRERENDER_ON_START || !isUp) return;
  const { prerendered } = buildManifest(build, { storeId, settings, now: new Date() });
  const request = (path: string) => fetch(`http://localhost:${env.PORT}${path}`, { signal: stopping.signal });
  void prerenderOnStart(prerendered, request, stopping.signal).then((pages) =>
    log.info({ pages }, "pages are prerendered"),
  );
}

function isOrphan(): boolean {
  return process.send !== undefined && !process.connected;
}
