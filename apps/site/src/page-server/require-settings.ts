import {
  DatabaseAddressError,
  isDatabaseError,
  openDatabase,
  requireDatabase,
  requireWorkerKey,
} from "@forecourt/database";
import { lenderKey, takesApplications } from "#server/lender/lender-key.ts";
import { schedulingError } from "#server/settings/check-appointments.ts";
import { dealership } from "#server/settings/dealership.ts";
import { type SiteEnv, siteEnv } from "../env.ts";
import { EXIT_CONFIG } from "./exit-config.ts";

/** A start during a restart of the database waits for it. */
const DATABASE_PATIENCE_MS = 8_000;
/** A worker that restarts with another key needs some seconds to publish it. */
const WORKER_PATIENCE_MS = 8_000;
/** EX_UNAVAILABLE of sysexits.h: it may pass. */
const EXIT_UNAVAILABLE = 69;

/**
 * Reads the settings. Checks the database, and that the worker can open what the site seals. Otherwise prints the
 * setting's name and what to do, and ends the process. The code is 78 for a wrong setting and 69 for an unavailable
 * database.
 */
export async function requireSettings(): Promise<SiteEnv> {
  try {
    const env = siteEnv();
    if (takesApplications() && !(await lenderKey()))
      throw new Error("forecourt/site: LENDER_PUBLIC_KEY must be a public JWK of the curve P-256.");
    const wrong = schedulingError(env.SCHEDULING_API_URL, dealership.settings.stores);
    if (wrong) throw new Error(`forecourt/site: ${wrong}`);
    await requireDatabase(env.DATABASE_URL, { variable: "DATABASE_URL", patienceMs: DATABASE_PATIENCE_MS });
    await requireKey(env);
    return env;
  } catch (error) {
    // Each kind of message names settings and has no secret.
    process.stderr.write(`${error instanceof Error ? error.message : "forecourt/site: cannot start"}\n`);
    process.exit(exitCodeOf(error));
  }
}

async function requireKey(env: SiteEnv): Promise<void> {
  const database = openDatabase(env.DATABASE_URL, { max: 1, name: "site start" });
  const options = { variable: "WORKER_PUBLIC_KEY", patienceMs: WORKER_PATIENCE_MS };
  await requireWorkerKey(database, env.WORKER_PUBLIC_KEY, options).finally(() => database.close());
}

function exitCodeOf(error: unknown): number {
  if (error instanceof DatabaseAddressError) return error.exitCode;
  return isDatabaseError(error) && error.unavailable ? EXIT_UNAVAILABLE : EXIT_CONFIG;
}
