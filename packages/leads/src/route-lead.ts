import type { LeadKind } from "./lead-kinds.ts";

/**
 * Somebody who receives leads. `resend: "as-new"` is for a CRM that drops prospects with the status `resend`: it is
 * told `new` every time.
 */
export type LeadRecipient = { email: string; resend?: "as-resend" | "as-new" };

/** `adf` for a CRM, `text` for a person's inbox. */
export type LeadType = "adf" | "text";

export type LeadRouteSettings = { type: LeadType; subject?: string; recipients: readonly LeadRecipient[] };

type Layer = {
  default?: Partial<LeadRouteSettings>;
  kinds?: Partial<Record<LeadKind, Partial<LeadRouteSettings>>>;
};

/** Where each kind of lead goes: a default, kinds that differ from it, and stores that differ from both. */
export type LeadRouting = Layer & { default: LeadRouteSettings; stores?: Record<string, Layer> };

/** One copy of a lead: to one recipient, in one form. */
export type LeadRoute = {
  email: string;
  type: LeadType;
  subject: string;
  resend: "as-resend" | "as-new";
  /** 0 for the first recipient; keeps message ids apart. */
  copy: number;
};

/** What a subject is when the configuration has none. */
export const DEFAULT_SUBJECT = "Website Lead";

/**
 * Where a lead goes, one route per recipient; none when the configuration names nobody.
 *
 * Each setting is the last one said by: the default, the store's default, the kind, the store's kind, so that a store
 * with a CRM of its own does not take the group's job applications. What a store says holds in production only, so that
 * a rehearsal never reaches a real CRM (docs/product/leads.md, "Routing").
 *
 * @example routeLead("SERVICE", routing, { storeId: "north", production: true }) // [{ email: "service@…", … }]
 */
export function routeLead(
  kind: LeadKind,
  routing: LeadRouting,
  where: { storeId: string; production: boolean },
): LeadRoute[] {
  const { stores = {} } = routing;
  // A store id such as `constructor` must not find what every object inherits.
  const store = where.production && Object.hasOwn(stores, where.storeId) ? stores[where.storeId] : undefined;
  const layers = [routing.default, store?.default, routing.kinds?.[kind], store?.kinds?.[kind]];
  const last = <K extends keyof LeadRouteSettings>(key: K): LeadRouteSettings[K] | undefined =>
    layers.findLast((layer) => layer?.[key] !== undefined)?.[key];

  const recipients = new Map(last("recipients")?.map((recipient) => [recipient.email, recipient]));
  return [...recipients.values()].map(({ email, resend }, copy) => ({
    email,
    type: last("type") ?? "text",
    subject: last("subject") ?? DEFAULT_SUBJECT,
    resend: resend ?? "as-resend",
    copy,
  }));
}
