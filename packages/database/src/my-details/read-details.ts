import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../connection/open-database.ts";
import { type Connection, runTransaction } from "../connection/run-query.ts";
import { whenAvailable } from "../connection/when-available.ts";
import type { AppointmentKind } from "../schema/appointment.ts";
import { detailsRequest } from "../schema/details-request.ts";
import type { DeliveryState } from "../schema/outbox.ts";

export type HeldWatch = {
  id: string;
  vin: string | null;
  query: string | null;
  label: string;
  storeId: string;
  createdAt: Date;
  confirmedAt: Date | null;
};

/** A lead; its content is sealed for the worker. */
export type HeldLead = {
  id: string;
  kind: string;
  storeId: string;
  createdAt: Date;
  state: DeliveryState;
  sentAt: Date | null;
};

/** A credit application. Only the lender can read it. */
export type HeldApplication = {
  id: string;
  storeId: string;
  createdAt: Date;
  state: DeliveryState;
  sentAt: Date | null;
  /** Whether the sealed content is deleted. */
  wiped: boolean;
};

/** The resume of a job application; it is sealed for the worker. */
export type HeldResume = { storeId: string; createdAt: Date };

export type HeldVerification = { createdAt: Date; verifiedAt: Date | null };

/** A valuation of the shopper's own vehicle; only its link can open it. */
export type HeldValuation = { storeId: string; createdAt: Date; endsAt: Date };

/** An appointment; only its link and the worker can open what it says. */
export type HeldAppointment = {
  kind: AppointmentKind;
  storeId: string;
  createdAt: Date;
  startAt: Date;
  state: "booked" | "cancelled";
};

/** What the database holds about one email address. */
export type HeldDetails = {
  /** The address, as the site sealed it. */
  address: string;
  storeId: string;
  requestedAt: Date;
  watches: HeldWatch[];
  leads: HeldLead[];
  verifications: HeldVerification[];
  valuations: HeldValuation[];
  applications: HeldApplication[];
  resumes: HeldResume[];
  appointments: HeldAppointment[];
};

export type HeldDetailsResult =
  | { kind: "found"; details: HeldDetails }
  /** Unknown, older than an hour, or deleted with everything. */
  | { kind: "gone" }
  | { kind: "unavailable" };

const WATCHES = `
SELECT id, vin, query, label, store_id AS "storeId", created_at AS "createdAt", confirmed_at AS "confirmedAt"
FROM details_watches($1)`;

const LEADS = `
SELECT id, kind, store_id AS "storeId", created_at AS "createdAt", state, sent_at AS "sentAt"
FROM details_leads($1)`;

const VERIFICATIONS = `
SELECT created_at AS "createdAt", verified_at AS "verifiedAt" FROM details_verifications($1)`;

const VALUATIONS = `
SELECT store_id AS "storeId", created_at AS "createdAt", ends_at AS "endsAt" FROM details_valuations($1)`;

const APPLICATIONS = `
SELECT id, store_id AS "storeId", created_at AS "createdAt", state, sent_at AS "sentAt", wiped
FROM details_applications($1)`;

const RESUMES = `
SELECT store_id AS "storeId", created_at AS "createdAt" FROM details_resumes($1)`;

const APPOINTMENTS = `
SELECT kind, store_id AS "storeId", created_at AS "createdAt", start_at AS "startAt", state
FROM details_appointments($1)`;

/**
 * Reads what is held about the address of a request, as one consistent snapshot.
 *
 * @example const result = await readDetails(site, requestId);
 */
export function readDetails(database: Database, requestId: string): Promise<HeldDetailsResult> {
  return whenAvailable(() =>
    runTransaction(database, (connection) => readAll(connection, requestId), { snapshot: true }),
  );
}

async function readAll({ orm, rows }: Connection, requestId: string): Promise<HeldDetailsResult> {
  const { id, address, storeId, createdAt: requestedAt, expiresAt } = detailsRequest;
  const [request] = await orm
    .select({ address, storeId, requestedAt })
    .from(detailsRequest)
    .where(and(eq(id, requestId), gt(expiresAt, sql`now()`)));
  if (!request) return { kind: "gone" };
  const watches = await rows<HeldWatch>(WATCHES, [requestId]);
  const leads = await rows<HeldLead>(LEADS, [requestId]);
  const verifications = await rows<HeldVerification>(VERIFICATIONS, [requestId]);
  const valuations = await rows<HeldValuation>(VALUATIONS, [requestId]);
  const applications = await rows<HeldApplication>(APPLICATIONS, [requestId]);
  const resumes = await rows<HeldResume>(RESUMES, [requestId]);
  const appointments = await rows<HeldAppointment>(APPOINTMENTS, [requestId]);
  const held = { watches, leads, verifications, valuations, applications, resumes, appointments };
  const details = { ...request, ...held };
  return { kind: "found", details };
}
