import { DatabaseAddressError, requireDatabase } from "@forecourt/database";
import { lenderKey, takesApplications } from "#server/lender/lender-key.ts";
import { schedulingError } from "#server/settings/check-appointments.ts";
import { dealership } from "#server/settings/dealership.ts";
import { type SiteEnv, siteEnv } from "../env.ts";
import { EXIT_CONFIG } from "./exit-config.ts";

/** A start during a restart of the database waits for it. */
const DATABASE_PATIENCE_MS = 8_000;

/**
 * Reads the settings and checks that the database can be used. Otherwise prints the setting's name and what to do, and
 * ends the process: 78 for a wrong setting, 69 for an unavailable database.
 */
export async function requireSettings(): Promise<SiteEnv> {
  try {
    const env = siteEnv();
    if (takesApplications() && !(await lenderKey()))
      throw new Error("forecourt/site: LENDER_PUBLIC_KEY must be a public JWK of the curve P-256.");
    const wrong = schedulingError(env.SCHEDULING_API_URL, dealership.settings.stores);
    if (wrong) throw new Error(`forecourt/site: ${wrong}`);
    await requireDatabase(env.DATABASE_URL, { variable: "DATABASE_URL", patienceMs: DATABASE_PATIENCE_MS });
    return env;
  } catch (error) {
    // Both kinds of message name settings and have no secret.
    process.stderr.write(`${error instanceof Error ? error.message : "forecourt/site: cannot start"}\n`);
    process.exit(error instanceof DatabaseAddressError ? error.exitCode : EXIT_CONFIG);
  }
}
