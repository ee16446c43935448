import { currentInventoryVersion, readWorkerKeyState } from "@forecourt/database";
import { siteEnv } from "#env.ts";
import { json } from "#server/leads/answer.ts";
import { dealership } from "#server/settings/dealership.ts";
import { siteState } from "#server/site-state.ts";
import { viewerOf } from "#server/vehicles/viewer.ts";
import { diskState } from "./disk-state.ts";

export const dynamic = "force-dynamic";

/**
 * The health check: 200 when the database responds and vehicles are loaded, otherwise 503. A worker without the key of
 * this site is reported with 200. Leads are stored and wait for the key. So is a database that stores no lead. The site
 * shows its pages, and its forms are sent again. So is a disk that is nearly full.
 */
export async function GET(): Promise<Response> {
  const { database, inventory, buildId, pages, requests, storage } = siteState();
  const reachable = await currentInventoryVersion(database).then(
    () => true,
    () => false,
  );
  const { WORKER_PUBLIC_KEY, DATA_DIR } = siteEnv();
  const workerKey = await readWorkerKeyState(database, WORKER_PUBLIC_KEY).catch(() => null);
  const disk = await diskState(DATA_DIR);
  const healthy = reachable && inventory.version > 0;
  const degraded = workerKey === "unknown" || storage?.failing === true || disk === "low";
  return json(
    {
      status: !healthy ? "down" : degraded ? "degraded" : "ok",
      buildId,
      database: reachable ? "up" : "down",
      ...(workerKey && { workerKey }),
      ...(storage && { storage: storage.failing ? "failing" : "ok" }),
      ...(disk && { disk }),
      inventory: {
        vehicles: inventory.searchFor(viewerOf("open", dealership.settings)).size,
        version: inventory.version,
      },
      ...(pages && { pages: { kept: pages.pages, bytes: pages.bytes, rendered: pages.rendered } }),
      ...(requests && { requests: { forms: countsOf(requests.forms), reads: countsOf(requests.reads) } }),
    },
    healthy ? 200 : 503,
    healthy ? {} : { "Retry-After": "5" },
  );
}

function countsOf({ peak, refused }: { peak: number; refused: number }) {
  return { peak, refused };
}
