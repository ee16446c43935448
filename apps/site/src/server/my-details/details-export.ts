import type { HeldDetails } from "@forecourt/database";

type Exported = Omit<HeldDetails, "address"> & { email: string };

/** How long a confirmed watch lasts. */
const WATCH_DAYS = 180;
/** How long a resume is kept. */
const RESUME_DAYS = 180;
const DAY_MS = 86_400_000;

/** When a watch ends by itself; null until it is confirmed. */
export function watchEnd({ confirmedAt }: { confirmedAt: Date | null }): Date | null {
  return confirmedAt && new Date(confirmedAt.getTime() + WATCH_DAYS * DAY_MS);
}

/** When a resume is deleted (docs/product/retention.md). */
export function resumeEnd({ createdAt }: { createdAt: Date }): Date {
  return new Date(createdAt.getTime() + RESUME_DAYS * DAY_MS);
}

/**
 * What is held about an address, as a file that programs can read. Times are ISO 8601, in UTC.
 *
 * @example detailsExport(details, new Date()).leads[0]?.kind // "CONTACT_GENERAL"
 */
export function detailsExport(
  { email, watches, leads, verifications, valuations, applications, resumes, appointments }: Exported,
  now: Date,
) {
  return {
    email,
    exportedAt: now.toISOString(),
    watches: watches.map((watch) => ({
      id: watch.id,
      kind: watch.vin === null ? "new-matches" : "price-drop",
      name: watch.label,
      vin: watch.vin,
      search: watch.query,
      store: watch.storeId,
      requestedAt: watch.createdAt.toISOString(),
      confirmedAt: watch.confirmedAt?.toISOString() ?? null,
      endsAt: watchEnd(watch)?.toISOString() ?? null,
    })),
    leads: leads.map((lead) => ({
      id: lead.id,
      kind: lead.kind,
      store: lead.storeId,
      sentAt: lead.createdAt.toISOString(),
      delivery: lead.state,
      deliveredAt: lead.sentAt?.toISOString() ?? null,
    })),
    appointments: appointments.map(({ kind, storeId, createdAt, startAt, state }) => ({
      kind,
      store: storeId,
      bookedAt: createdAt.toISOString(),
      startsAt: startAt.toISOString(),
      state,
    })),
    creditApplications: applications.map((application) => ({
      id: application.id,
      store: application.storeId,
      sentAt: application.createdAt.toISOString(),
      delivery: application.state,
      deliveredAt: application.sentAt?.toISOString() ?? null,
      contentWiped: application.wiped,
    })),
    resumes: resumes.map(({ storeId, createdAt }) => ({
      store: storeId,
      sentAt: createdAt.toISOString(),
      endsAt: resumeEnd({ createdAt }).toISOString(),
    })),
    phoneVerifications: verifications.map(({ createdAt, verifiedAt }) => ({
      requestedAt: createdAt.toISOString(),
      verifiedAt: verifiedAt?.toISOString() ?? null,
    })),
    valuations: valuations.map(({ storeId, createdAt, endsAt }) => ({
      store: storeId,
      madeAt: createdAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
  };
}
