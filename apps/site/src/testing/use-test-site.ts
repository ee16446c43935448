import type { Database } from "@forecourt/database";
import { createKeyPair } from "@forecourt/database";
import type { Vehicle } from "@forecourt/inventory";
import { NEW_VISITOR } from "@forecourt/visitor";
import { beforeAll, vi } from "vitest";
import { buildSnapshot } from "#page-server/state/build-snapshot.ts";
import { type Visitor, visitorSetCookie } from "#server/cookies/visitor-cookie.ts";
import { setSiteState } from "#server/site-state.ts";

export const SITE_URL = "https://cars.example";
const SECRET = Buffer.alloc(32, 7).toString("base64url");

/** Variables that may be set in the developer's environment. */
const SETTINGS = [
  "PORT",
  "WORKER_PORT",
  "LEAD_RATE_LIMIT",
  "BOT_DEFENCE",
  "SMS_API_URL",
  "IMAGE_HOSTS",
  "TRUST_PROXY",
  "LENDER_PUBLIC_KEY",
  "LENDER_API_URL",
];

/** Sets the environment of a site. Call at the top of a test file. */
export function useTestSite(): void {
  beforeAll(async () => {
    const { publicKey } = await createKeyPair();
    for (const setting of SETTINGS) vi.stubEnv(setting, undefined);
    vi.stubEnv("SITE_URL", SITE_URL);
    vi.stubEnv("SITE_SECRET", SECRET);
    vi.stubEnv("WORKER_PUBLIC_KEY", publicKey);
    vi.stubEnv("DATABASE_URL", "postgres://nowhere.example/site");
  });
}

/** Sets the state of the process as the page server does. */
export function stockSite(vehicles: readonly Vehicle[], database: Database | null = null): void {
  setSiteState({
    // Tests of routes that use the database pass one.
    database: database as Database,
    inventory: buildSnapshot(1, vehicles),
    buildId: "test",
  });
}

/** The `Cookie` header of a visitor with open gates. */
export async function unlockedCookie(): Promise<string> {
  return visitorCookie({ ...NEW_VISITOR, unlockInventory: 1, unlockPrice: 1, unlockOffers: 1 });
}

/** The `Cookie` header of a visitor, with functional consent. */
export async function visitorCookie(profile: Visitor["profile"]): Promise<string> {
  const cookie = await visitorSetCookie(
    { profile },
    {
      functional: true,
      remember: true,
      secret: SECRET,
      https: true,
    },
  );
  return cookie.slice(0, cookie.indexOf(";"));
}
