import "server-only";
import { createHmac, randomUUID } from "node:crypto";
import { zonedIsoTime } from "@forecourt/calendar";
import {
  type AcceptedAppointment,
  type AcceptedEmail,
  type AcceptedLead,
  acceptLead,
  hashEmail,
  type ShopperMessage,
  seal,
} from "@forecourt/database";
import {
  canonicalJson,
  FALLBACK_KEY_MS,
  fallbackKey,
  type Lead,
  newOrResend,
  stockVehicleSnapshot,
  stockVin,
  storedLead,
} from "@forecourt/leads";
import type { SlotProblem } from "@forecourt/scheduling";
import { siteEnv } from "#env.ts";
import { experimentVisitorHash } from "../cookies/experiment-cookie.ts";
import { accessOf, type Visitor } from "../cookies/visitor-cookie.ts";
import { sealedEmail } from "../emails/sealed-email.ts";
import { networkLimits } from "../http/network-limits.ts";
import { settingsFor } from "../settings/dealership.ts";
import { siteState } from "../site-state.ts";
import { vehicleForLead } from "../vehicles/find-vehicle.ts";
import { headlineBreakdown } from "../vehicles/headline-price.ts";
import { viewerOf } from "../vehicles/viewer.ts";
import { consentOf } from "./consent-text.ts";
import { leadAnswering } from "./lead-answering.ts";
import type { ScannedResume } from "./read-resume.ts";
import { sealedResume } from "./sealed-resume.ts";

export type Acceptance =
  | { kind: "accepted"; leadId: string }
  | { kind: "conflict" }
  | { kind: "limited"; retryAfterSeconds: number }
  | { kind: "unavailable" };

export type SlotRefused = { kind: "slot-refused"; problem: SlotProblem };

export type ShopperLead = {
  lead: Lead;
  storeId: string;
  /** The form's key; null without JavaScript, then the key is derived from the content. */
  idempotencyKey: string | null;
  network: string;
  visitor: Visitor;
  /** The credit application of the same shopper, sealed for the lender. */
  application?: ShopperApplication;
  /** Checked and scanned; sealed and stored with the lead. */
  resume?: ScannedResume | null;
  /** Booked with the lead. */
  appointment?: AcceptedAppointment | undefined;
  /** To the shopper, when the lead is new. */
  email?: ShopperEmail | undefined;
  /** A page of this site sent it, so the shopper was told who answers. */
  isFromPage?: boolean;
  /** The honeypot was filled in or the form was too fast: kept for review, never dropped. */
  suspicious: boolean;
  now: Date;
};

export type ShopperEmail = {
  message: Extract<ShopperMessage, { kind: AcceptedEmail["kind"] }>;
  /** Afterwards it is not sent any more. */
  endsAt: Date;
};

export type ShopperApplication = {
  /** UUID. */
  id: string;
  keyId: string;
  sealed: string;
  /** Tells a repetition from another application: the sealed text, or a keyed hash of what was typed. */
  digest: string;
};

/**
 * Stores a validated lead durably, sealed for the worker, before it responds (docs/product/lead-delivery.md). A
 * repeated lead gets the first response again.
 */
export function acceptShopperLead(shopper: ShopperLead & { appointment?: undefined }): Promise<Acceptance>;
/** With an appointment, whose slot may be taken. */
export function acceptShopperLead(shopper: ShopperLead): Promise<Acceptance | SlotRefused>;
export async function acceptShopperLead(shopper: ShopperLead): Promise<Acceptance | SlotRefused> {
  const { database, storage } = siteState();
  const result = await acceptLead(database, await acceptedLead(shopper));
  if (storage) storage.failing = result.kind === "unavailable";
  return result.kind === "repeated" ? { kind: "accepted", leadId: result.leadId } : result;
}

/** A lead as the database stores it, sealed for the worker. */
export async function acceptedLead(shopper: ShopperLead): Promise<AcceptedLead> {
  const { lead, storeId, now, application, appointment, email } = shopper;
  const resume = await sealedResume(shopper.resume);
  const env = siteEnv();
  const id = randomUUID();
  const vehicle = vehicleOf(shopper);
  const answering = shopper.isFromPage ? leadAnswering(lead, storeId, vehicle?.storeId ?? null) : null;
  const record = storedLead(lead, {
    id,
    storeId,
    status: newOrResend({ hasSentLead: shopper.visitor.profile.hasSentLead }),
    receivedAt: zonedIsoTime(now, settingsFor(storeId).profile.timezone),
    stockVehicle: vehicle && stockVehicleSnapshot(vehicle, headlineBreakdown(vehicle, settingsFor(storeId))),
    consent: consentOf(lead, storeId),
    ...(shopper.visitor.cookieConsent && { cookieConsent: shopper.visitor.cookieConsent }),
    ...(answering && { answering }),
    ...(resume && { resume: resume.facts }),
  });
  return {
    id,
    idempotencyKey: leadKey(shopper, resume?.digest),
    earlierKey: earlierKey(shopper, resume?.digest),
    bodyHash: keyed(
      "body",
      canonicalJson({
        storeId,
        lead,
        ...(application && { application: application.digest }),
        ...(resume && { resume: resume.digest }),
      }),
    ),
    kind: lead.kind,
    storeId,
    sealed: await seal(env.WORKER_PUBLIC_KEY, JSON.stringify(record), id),
    ...(application && {
      application: { id: application.id, keyId: application.keyId, sealed: Buffer.from(application.sealed) },
    }),
    ...(resume && { resume: { id: resume.id, sealed: resume.sealed } }),
    ...(appointment && { appointment }),
    ...(email && { email: await acceptedEmail(email, now) }),
    ...(shopper.visitor.experimentId !== undefined && {
      experimentVisitor: experimentVisitorHash(shopper.visitor.experimentId, env.SITE_SECRET),
    }),
    held: shopper.suspicious,
    emailKey: lead.customer.email ? hashEmail(env.SITE_SECRET, lead.customer.email) : null,
    limits: networkLimits("lead", shopper.network, env.LEAD_RATE_LIMIT),
  };
}

function keyed(purpose: string, text: string): string {
  return createHmac("sha256", siteEnv().SITE_SECRET).update(`${purpose}\n${text}`).digest("base64url");
}

async function acceptedEmail({ message, endsAt }: ShopperEmail, now: Date): Promise<AcceptedEmail> {
  const lifetimeSeconds = Math.round((endsAt.getTime() - now.getTime()) / 1000);
  return { ...(await sealedEmail(message)), kind: message.kind, lifetimeSeconds };
}

/**
 * The idempotency key of a lead. Without one from the form, the whole lead makes the key: another page, question, store
 * or resume is another lead.
 *
 * @param resume the digest of its resume
 */
export function leadKey(
  { lead, storeId, idempotencyKey, now }: Pick<ShopperLead, "lead" | "storeId" | "idempotencyKey" | "now">,
  resume?: string,
): string {
  if (idempotencyKey !== null) return idempotencyKey;
  const { email, phone } = lead.customer;
  const text = canonicalJson({ storeId, lead, ...(resume && { resume }) });
  return fallbackKey(
    { kind: lead.kind, email, phone, text, now: now.getTime() },
    (message) => `form:${keyed("fallback", message)}`,
  );
}

/**
 * The key that the same content had in the window before. So a reload just after the end of a window is the same lead.
 * Null for a form with a key, and for a booking. Its link follows from the key.
 */
function earlierKey(shopper: ShopperLead, resume: string | undefined): string | null {
  if (shopper.idempotencyKey !== null || shopper.appointment) return null;
  return leadKey({ ...shopper, now: new Date(shopper.now.getTime() - FALLBACK_KEY_MS) }, resume);
}

/** The vehicle of the lead, with the price that this shopper sees. */
function vehicleOf({ lead, storeId, visitor }: ShopperLead) {
  const vin = stockVin(lead);
  return vin ? vehicleForLead(vin, viewerOf(accessOf(visitor), settingsFor(storeId))) : null;
}
