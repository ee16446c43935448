import "server-only";
import type { Lead } from "@forecourt/leads";
import type { ShopperApplication } from "../leads/accept-shopper-lead.ts";

export type FieldCode = { field: string; code: string };

/** A valid application with its lead, or what is wrong with it. */
export type ReceivedApplication =
  | {
      ok: true;
      lead: Lead;
      application: ShopperApplication;
      /** The same for each try of one application. */
      idempotencyKey: string;
      suspicious: boolean;
    }
  | { ok: false; status: 409 | 422; errors: FieldCode[] };

const CONTACT = ["firstName", "lastName", "email", "phone"] as const;

/** The contact details that the dealership needs, and an application's lead must have. */
export function missingContact({ customer }: Lead): FieldCode[] {
  return CONTACT.filter((field) => customer[field] === null).map((field) => ({
    field: `customer.${field}`,
    code: "required",
  }));
}
