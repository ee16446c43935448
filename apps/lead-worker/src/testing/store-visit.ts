import { randomUUID } from "node:crypto";
import {
  type AcceptedAppointment,
  type AppointmentContent,
  acceptLead,
  type Database,
  hashEmail,
  type KeyPair,
  linkKeys,
  type ShopperMessage,
  seal,
} from "@forecourt/database";
import { exampleDrive, visitState } from "./example-visit.ts";
import { makeLead } from "./store-lead.ts";

const day = { closed: false, open: "00:00", close: "23:59" };
const workingHours = {
  ...{ monday: day, tuesday: day, wednesday: day, thursday: day, friday: day },
  ...{ saturday: day, sunday: day },
};
const LEAD_KINDS = {
  "test-drive": "SCHEDULE_TEST_DRIVE",
  service: "SERVICE",
  appraisal: "SELL_OR_TRADE",
} as const;
const MINUTE = 60_000;

/** The next full hour after a day: no test runs long enough to reach it. */
export const soon = (): number => Math.ceil(Date.now() / (60 * MINUTE)) * 60 * MINUTE + 24 * 60 * MINUTE;

export type StoredVisit = Partial<Pick<AcceptedAppointment, "kind" | "vin" | "start">> & {
  content?: AppointmentContent;
  storeId?: string;
  minutes?: number;
  /** Of the appointment; readable by the worker's key only when it is that. */
  sealedFor?: KeyPair;
  /** Ready at this time; none without it. */
  remindAt?: Date;
  /** The secret of its link; without it, the id does not follow from one. */
  secret?: string;
};

/** Stores a visit with its lead, as the site does, without a confirmation; returns its id. */
export async function storeVisit(
  site: Database,
  keyPair: KeyPair,
  visit: StoredVisit = {},
): Promise<{ id: string; leadId: string; reminderId: string | null }> {
  const { kind = "test-drive", vin = null, start = soon(), storeId = "north" } = visit;
  const { minutes = 45, sealedFor = keyPair, remindAt, secret } = visit;
  const page = secret === undefined ? {} : { page: `/appointments/${secret}.expiry.signature` };
  const content = { ...(visit.content ?? exampleDrive), ...page };
  const id = secret === undefined ? `visit-${randomUUID()}` : linkKeys("appointment", secret).id;
  const { firstName, lastName, email, phone } = content.customer;
  const leadKind = LEAD_KINDS[kind];
  const lead = makeLead({ kind: leadKind, customer: { firstName, lastName, email, phone } }, { storeId });
  const state = visitState({ id, kind, storeId, start, end: start + minutes * MINUTE });
  const reminderId = remindAt ? randomUUID() : null;
  const reminder: ShopperMessage | null =
    email === null
      ? null
      : { kind: "appointment-reminder", to: email, locale: content.locale, state, content };
  const result = await acceptLead(site, {
    id: lead.id,
    idempotencyKey: lead.id,
    bodyHash: "hash",
    kind: lead.kind,
    storeId,
    sealed: await seal(keyPair.publicKey, JSON.stringify(lead), lead.id),
    emailKey: email === null ? null : hashEmail("secret", email),
    appointment: {
      id,
      kind,
      vin,
      start,
      schedule: {
        hours: { workingHours },
        timeZone: "America/Chicago",
        settings: {
          ...{ lengthMinutes: minutes, stepMinutes: 1, leadMinutes: 0, horizonDays: 180, capacity: 99 },
          closingBufferMinutes: 0,
        },
      },
      resources: [],
      now: Math.min(Date.now(), start),
      content: Buffer.from("content"),
      sealed: await seal(sealedFor.publicKey, JSON.stringify(content), id),
      reminder:
        reminderId && remindAt
          ? {
              id: reminderId,
              sealed: await seal(keyPair.publicKey, JSON.stringify(reminder), reminderId),
              sendAt: remindAt,
            }
          : null,
    },
  });
  if (result.kind !== "accepted") throw new Error(`not stored: ${JSON.stringify(result)}`);
  return { id, leadId: lead.id, reminderId };
}
