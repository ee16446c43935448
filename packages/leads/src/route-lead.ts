import type { LeadTopic } from "./lead-topic.ts";

/**
 * A recipient of leads. `resend: "as-new"` is for a CRM that drops prospects with the status `resend`; it always gets
 * `new`.
 */
export type LeadRecipient = { email: string; resend?: "as-resend" | "as-new" };

/** `adf` for a CRM, `text` for a person's inbox. */
export type LeadType = "adf" | "text";

export type LeadRouteSettings = { type: LeadType; subject?: string; recipients: readonly LeadRecipient[] };

type Layer = {
  default?: Partial<LeadRouteSettings>;
  kinds?: Partial<Record<LeadTopic, Partial<LeadRouteSettings>>>;
};

/** Recipients of leads: a default, overrides by topic (`leadTopic`), and overrides by store. */
export type LeadRouting = Layer & {
  default: LeadRouteSettings;
  stores?: Record<string, Layer>;
  /** Staff by slug who also get the leads that they answer, as text. */
  people?: Record<string, LeadRecipient>;
};

/** One copy of a lead for one recipient. */
export type LeadRoute = {
  email: string;
  type: LeadType;
  subject: string;
  resend: "as-resend" | "as-new";
  /** Index of the recipient; makes message ids unique. */
  copy: number;
  /** Where this recipient opens what is sealed of the lead. */
  termsLink?: string;
};

/** Subject without a configured one. */
export const DEFAULT_SUBJECT = "Website Lead";

/**
 * Lists the routes of a lead, one for each recipient; empty without recipients.
 *
 * The last defined setting wins: default, store's default, topic, store's topic. So a store's own CRM gets no job
 * applications of the group. Personalized pricing without settings of its own has those of `UNLOCK_PRICE`. Store
 * settings apply in production only: tests never reach a real CRM (docs/product/leads.md, "Routing").
 *
 * @param topic `leadTopic(lead)`
 * @param where `person` is the slug of the staff member who answers. A copy goes to their address
 * @example routeLead("SERVICE", routing, { storeId: "north", production: true }) // [{ email: "service@…", … }]
 */
export function routeLead(
  topic: LeadTopic,
  routing: LeadRouting,
  where: { storeId: string; production: boolean; person?: string | null },
): LeadRoute[] {
  const { stores = {} } = routing;
  // Only own properties, so that a store id such as `constructor` is not found.
  const store = where.production && Object.hasOwn(stores, where.storeId) ? stores[where.storeId] : undefined;
  const topics: LeadTopic[] = topic === "PERSONALIZED_PRICING" ? ["UNLOCK_PRICE", topic] : [topic];
  const own = topics.flatMap((each) => [routing.kinds?.[each], store?.kinds?.[each]]);
  const layers = [routing.default, store?.default, ...own];
  const last = <K extends keyof LeadRouteSettings>(key: K): LeadRouteSettings[K] | undefined =>
    layers.findLast((layer) => layer?.[key] !== undefined)?.[key];

  const type = last("type") ?? "text";
  const team = (last("recipients") ?? []).map((recipient) => ({ ...recipient, type }));
  const { people = {} } = routing;
  const named = where.person && Object.hasOwn(people, where.person) ? people[where.person] : undefined;
  // The team keeps its copy, the first one. So no lead waits for one person.
  const all = [...team, ...(named ? [{ ...named, type: "text" as const }] : [])];
  const recipients = new Map<string, (typeof all)[number]>();
  for (const recipient of all)
    if (!recipients.has(recipient.email)) recipients.set(recipient.email, recipient);
  return [...recipients.values()].map((recipient, copy) => ({
    email: recipient.email,
    type: recipient.type,
    subject: last("subject") ?? DEFAULT_SUBJECT,
    resend: recipient.resend ?? "as-resend",
    copy,
  }));
}
