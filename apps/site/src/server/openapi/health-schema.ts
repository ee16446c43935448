import * as z from "zod";

const counts = z.object({
  peak: z.int().describe("The most at once since the start."),
  refused: z.int().describe("Answered with 503 since the start."),
});

/** Whether every part of the site is up. */
export const healthSchema = z.object({
  status: z
    .enum(["ok", "degraded", "down"])
    .describe(
      "`degraded`: no worker can open the leads (`workerKey`), they cannot be stored (`storage`), or soon not (`disk`).",
    ),
  buildId: z.string(),
  database: z.enum(["up", "down"]),
  workerKey: z
    .enum(["known", "unknown", "none"])
    .optional()
    .describe(
      "Whether a worker has the private key of this site's WORKER_PUBLIC_KEY; `none`: no worker has run yet.",
    ),
  storage: z
    .enum(["ok", "failing"])
    .optional()
    .describe("Whether the last lead was stored; `failing` for example on a full disk."),
  disk: z
    .enum(["ok", "low"])
    .optional()
    .describe(
      "`low`: under 200 MB are free where the site keeps its data (`DATA_DIR`). Missing without such a folder.",
    ),
  inventory: z.object({
    vehicles: z.int().nonnegative(),
    version: z.int().nonnegative().describe("Counts up with each import."),
  }),
  pages: z
    .object({ kept: z.int(), bytes: z.int(), rendered: z.int() })
    .optional()
    .describe("Finished pages in memory."),
  requests: z
    .object({
      forms: counts.describe("Leads and other forms."),
      reads: counts.describe("Renderings of pages, and reads of the API."),
    })
    .optional()
    .describe("Requests that are limited at once."),
});
