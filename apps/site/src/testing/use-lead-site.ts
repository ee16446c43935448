import {
  claimDeliveries,
  createKeyPair,
  type Database,
  type KeyPair,
  open,
  type ShopperMessage,
} from "@forecourt/database";
import { useTestDatabase } from "@forecourt/database/testing";
import type { Vehicle } from "@forecourt/inventory";
import type { StoredLead } from "@forecourt/leads";
import { beforeAll, beforeEach, vi } from "vitest";
import { stockSite } from "./use-test-site.ts";

export const LEAD_SITE_URL = "http://localhost:3000";
export const LEAD_SITE_SECRET = Buffer.alloc(32, 7).toString("base64url");

const LISTS = { lead: "leads", email: "emails", verification: "codes" } as const;

/** Leads per network in ten minutes, in these tests. */
export const LEAD_LIMIT = 3;

type LeadSite = {
  readonly owner: Database;
  /** The worker's keys. */
  readonly keys: KeyPair;
  /** Every queued message, the worker's own opened with the worker's key, the oldest first. */
  opened: () => Promise<{
    leads: StoredLead[];
    codes: { phone: string; code: string }[];
    emails: ShopperMessage[];
    /** As they are: sealed for the lender. */
    applications: string[];
  }>;
  /** The states of the rows in the queue. */
  states: () => Promise<string[]>;
};

/** One pair for all files that share modules: the environment is read once. */
const keyPair = createKeyPair();

/** Sets up a site with its own database, emptied before each test. Call at the top of a test file. */
export function useLeadSite(vehicles: readonly Vehicle[] = []): LeadSite {
  const database = useTestDatabase();
  let keys: KeyPair;
  beforeAll(async () => {
    keys = await keyPair;
    vi.stubEnv("SITE_URL", LEAD_SITE_URL);
    vi.stubEnv("SITE_SECRET", LEAD_SITE_SECRET);
    vi.stubEnv("WORKER_PUBLIC_KEY", keys.publicKey);
    vi.stubEnv("DATABASE_URL", "postgres://nowhere.example/site");
    vi.stubEnv("LEAD_RATE_LIMIT", String(LEAD_LIMIT));
  });
  beforeEach(async () => {
    await database.reset();
    stockSite(vehicles, database.site);
  });

  return {
    get owner() {
      return database.owner;
    },
    get keys() {
      return keys;
    },
    opened: async () => {
      const found: Awaited<ReturnType<LeadSite["opened"]>> = {
        leads: [],
        codes: [],
        emails: [],
        applications: [],
      };
      for (const delivery of await claimDeliveries(database.worker, { limit: 50, leaseSeconds: 30 })) {
        // Nobody here can open an application.
        if (delivery.subject === "application") {
          found.applications.push(delivery.sealed!.toString("latin1"));
          continue;
        }
        // Events have a queue of their own.
        if (delivery.subject === "pixel-event") continue;
        const id =
          delivery.subject === "lead"
            ? delivery.leadId
            : delivery.subject === "email"
              ? delivery.emailId
              : delivery.verificationId;
        const message = await open([keys], delivery.sealed!, id);
        if (!message.ok) throw new Error(message.errors[0].code);
        found[LISTS[delivery.subject]].push(JSON.parse(message.value));
      }
      return found;
    },
    states: async () => {
      const { rows } = await database.owner.pool.query<{ state: string }>(
        "SELECT state FROM outbox ORDER BY id",
      );
      return rows.map(({ state }) => state);
    },
  };
}

type Sent = { headers?: Record<string, string>; cookies?: readonly string[] };

/** A JSON request from a script of the site. */
export function jsonRequest(path: string, body: unknown, { headers, cookies = [] }: Sent = {}): Request {
  return new Request(`${LEAD_SITE_URL}${path}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Origin: LEAD_SITE_URL,
      Cookie: cookies.join("; "),
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

/** A form posted by a browser without scripts. */
export function formRequest(
  path: string,
  values: Record<string, string>,
  { cookies = [] }: Sent = {},
): Request {
  return new Request(`${LEAD_SITE_URL}${path}`, {
    method: "POST",
    headers: { Origin: LEAD_SITE_URL, "Sec-Fetch-Site": "same-origin", Cookie: cookies.join("; ") },
    body: new URLSearchParams(values),
  });
}

/** The cookies that a browser would send back after a response, as `name=value`. */
export function cookiesOf(response: Response): string[] {
  return response.headers
    .getSetCookie()
    .filter((cookie) => !/Max-Age=0/.test(cookie))
    .map((cookie) => cookie.split(";")[0] ?? "");
}
