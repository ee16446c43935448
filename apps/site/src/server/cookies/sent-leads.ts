import type { LeadKind } from "@forecourt/leads/forms";
import type { Gate } from "@forecourt/visitor";
import type { UnlockStep } from "#shared/lead-form/unlock-step.ts";
import { openSealed, sealValue } from "./sealed-value.ts";
import { COOKIES, setCookie } from "./set-cookie.ts";

/** What a form can bring besides the name. */
export const SENT_PARTS = ["message", "ownVehicle", "terms", "email", "phone"] as const;
export type SentPart = (typeof SENT_PARTS)[number];

/** What a form other than the unlock did to the gates. */
export type FormUnlock = { step: Exclude<UnlockStep, "none">; affected: readonly Gate[] };

/** A form that this browser has sent, for its confirmation page. Of the person it holds the first name alone. */
export type SentLead = {
  kind: LeadKind;
  /** The dealer's vehicle that the form was about. */
  vin: string | null;
  firstName: string;
  /** Which parts were given, not what they say. */
  given: readonly SentPart[];
  /** The slug of the staff member whom the message names. */
  person: string | null;
  /** The gates that it opened, or that wait for the code to the phone. Undefined for none. */
  unlock?: FormUnlock;
  /** It came with a full credit application. */
  isApplication?: boolean;
  /** A financing request that is a pre-approval: its confirmation has terms. */
  preApproval?: boolean;
  /** It said nothing new, so it was not sent again. */
  alreadyReceived?: boolean;
};

const PURPOSE = "sent-forms";
const [, SECONDS] = COOKIES.sent;

/** More forms than a visitor sends in half an hour; the oldest are dropped. */
const MAX_LEADS = 6;

/** Adds a sent form, newest first. One of each form is kept. */
export function withSentLead(before: readonly SentLead[], sent: SentLead): SentLead[] {
  const isSame = ({ kind, preApproval = false }: SentLead) =>
    kind === sent.kind && preApproval === (sent.preApproval ?? false);
  return [sent, ...before.filter((one) => !isSame(one))].slice(0, MAX_LEADS);
}

/** The sent forms, newest first; none when missing, forged or older than half an hour. */
export async function openSentLeads(value: string | undefined, secret: string): Promise<SentLead[]> {
  return ((await openSealed(PURPOSE, value, secret)) as SentLead[] | undefined) ?? [];
}

/** The `Set-Cookie` value with the sealed list of sent forms; without it a confirmation page is the form. */
export async function sentLeadsSetCookie(
  leads: readonly SentLead[],
  secret: string,
  https: boolean,
): Promise<string> {
  const sealed = await sealValue(PURPOSE, leads, secret, { seconds: SECONDS });
  return setCookie("sent", sealed, https);
}
