/** The site's process: `node src/page-server/main.ts`; `--dev` runs Next's development server behind the same front. */
import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "@forecourt/database";
import next from "next";
import { pino } from "pino";
import { setContentSource } from "#server/content/content-source.ts";
import { dealership } from "#server/settings/dealership.ts";
import { siteEnv } from "../env.ts";
import { buildManifest } from "../server/documents/build-manifest.ts";
import { setSiteState, siteState } from "../server/site-state.ts";
import { createPreviewDrawing } from "./documents/render-preview-image.ts";
import { createSiteDocuments } from "./documents/site-documents.ts";
import { createFileServer } from "./http/serve-files.ts";
import { createPageServer } from "./page-server.ts";
import { drawAhead } from "./pages/prerender-on-start.ts";
import { lostRules } from "./routing/dangling-redirects.ts";
import { resolvePage } from "./routing/resolve-page.ts";
import { localeOf, variantOf } from "./routing/variant.ts";
import { contentDir, illustrationsDir, loadContent } from "./state/dealership-files.ts";
import { followInventory, loadSnapshot } from "./state/follow-inventory.ts";
import { watchContent } from "./state/watch-content.ts";

const env = siteEnv();
const development = process.argv.includes("--dev");
const https = env.SITE_URL.startsWith("https:");
const dir = join(import.meta.dirname, "../..");
const distDir = join(dir, ".next");
/** Pages that are drawn anew at once when the inventory changes: the most wanted. */
const RENEWED_PAGES = 50;
const log = pino({ name: "site", level: env.LOG_LEVEL });

setContentSource(loadContent());
const build = development
  ? { id: "development", timestamp: Date.now() }
  : readBuild(join(distDir, "BUILD_ID"));
const database = openDatabase(env.DATABASE_URL, { max: 8 });
setSiteState({
  database,
  inventory: await loadSnapshot(database),
  buildId: build.id,
});
const app = next({ dev: development, dir, port: env.PORT, hostname: "localhost" });
await app.prepare();

const variants = {
  secret: env.SITE_SECRET,
  https,
  stores: dealership.settings.stores.map(({ id }) => id),
  defaultStore: dealership.settings.stores[0]!.id,
};
const { server, cache } = createPageServer({
  next: app.getRequestHandler(),
  variantOf: (request) =>
    variantOf({ cookie: request.headers.cookie, locale: localeOf(request.url ?? "/") }, variants),
  resolve: resolvePage,
  fileAt: createFileServer({
    staticDir: join(distDir, "static"),
    illustrationsDir,
    publicDir: join(dir, "public"),
  }),
  documentAt: createSiteDocuments({
    siteUrl: env.SITE_URL,
    storeId: variants.defaultStore,
    build,
    inventory: () => siteState().inventory,
    now: () => new Date(),
    drawPreview: createPreviewDrawing({
      fontsDir: join(dir, "node_modules/@fontsource/hanken-grotesk/files"),
      markFile: join(dir, "public/icon.svg"),
    }),
  }),
  inventoryVersion: () => siteState().inventory.version,
  https,
  imageHosts: env.IMAGE_HOSTS,
  hold: env.HYDRATE_ON_INTENT && !development,
  cacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
  development,
  trustProxy: env.TRUST_PROXY,
  onError: (error) =>
    log.error(
      {
        name: error instanceof Error ? error.name : "unknown",
        stack: error instanceof Error ? error.stack : undefined,
      },
      "request failed",
    ),
});

setSiteState({ ...siteState(), pages: cache });
const following = followInventory(database, {
  onVersion(version) {
    log.info({ version }, "new inventory");
    void cache.renew(version, RENEWED_PAGES);
  },
  onError: () => log.warn("the inventory version could not be read; the site goes on with what it has"),
});

if (development) {
  const upgrade = app.getUpgradeHandler();
  server.on("upgrade", (request, socket, head) => void upgrade(request, socket, head));
} else {
  server.on("upgrade", (_request, socket) => socket.destroy());
}
for (const { from, to } of lostRules()) log.warn({ from, to }, "a route rule leads to no page");
if (!https) log.info("cookies are sent without `Secure`: the site's address is plain http");

server.listen(env.PORT);
await once(server, "listening");
log.info({ port: env.PORT, vehicles: siteState().inventory.vehicles.size }, "site is up");

const ended = new AbortController();
if (development) {
  const watching = watchContent(contentDir, () => {
    try {
      setContentSource(loadContent());
      log.info("the content has changed");
    } catch (error) {
      log.error(error instanceof Error ? error.message : "the content cannot be read");
    }
  });
  ended.signal.addEventListener("abort", () => watching.stop());
} else if (env.DRAW_AHEAD) {
  const { prerendered } = buildManifest(build, {
    storeId: variants.defaultStore,
    settings: dealership.settings,
  });
  const ask = (path: string) => fetch(`http://localhost:${env.PORT}${path}`, { signal: ended.signal });
  void drawAhead(prerendered, ask, ended.signal).then((pages) =>
    log.info({ pages }, "pages are drawn ahead"),
  );
}

let stopping = false;
const stop = async () => {
  if (stopping) return;
  stopping = true;
  ended.abort();
  following.stop();
  server.close();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 5000).unref();
  await once(server, "close");
  await database.close();
  process.exit(0);
};
process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());

/** The build that is served, and when it was made. */
function readBuild(file: string): { id: string; timestamp: number } {
  return { id: readFileSync(file, "utf8").trim(), timestamp: Math.floor(statSync(file).mtimeMs) };
}
