import { formatPhone } from "@forecourt/contact-details";
import type { ExportedLead } from "@forecourt/database";
import { leadVehicleName } from "@forecourt/leads";
import type { Content } from "./open-content.ts";

export const LEAD_COLUMNS = [
  "id",
  "receivedAt",
  "kind",
  "store",
  "state",
  "tries",
  "lastError",
  "sentAt",
  "content",
  "status",
  "firstName",
  "lastName",
  "email",
  "phone",
  "vehicle",
  "vin",
  "comments",
  "locale",
  "page",
] as const;

/** Returns a lead's cells in the order of {@link LEAD_COLUMNS}. */
export function leadCells(stored: ExportedLead, content: Content): string[] {
  const lead = content.ok ? content.lead : null;
  const { vehicle } = lead ?? {};
  const values: Record<(typeof LEAD_COLUMNS)[number], unknown> = {
    id: stored.id,
    receivedAt: stored.createdAt.toISOString(),
    kind: stored.kind,
    store: stored.storeId,
    state: stored.state,
    tries: stored.attempts,
    lastError: stored.lastErrorCode,
    sentAt: stored.sentAt?.toISOString(),
    content: content.ok ? "open" : content.reason,
    status: lead?.status,
    firstName: lead?.customer.firstName,
    lastName: lead?.customer.lastName,
    email: lead?.customer.email,
    phone: lead && formatPhone(lead.customer.phone, "search", lead.customer.phoneExtension),
    vehicle: vehicle && leadVehicleName(vehicle),
    vin: vehicle?.vin,
    comments: lead?.comments,
    locale: lead?.locale,
    page: lead?.page,
  };
  return LEAD_COLUMNS.map((column) => String(values[column] ?? ""));
}
