import type { Lead } from "@forecourt/leads";
import { siteEnv } from "#env.ts";
import { readBody } from "#server/http/read-body.ts";
import { isOwnOrigin, networkKey } from "#server/http/request-origin.ts";
import { json, refusal } from "#server/leads/answer.ts";
import { type CompleteLead, receiveLead } from "#server/leads/receive-lead.ts";
import { dealership } from "#server/settings/dealership.ts";
import { type AcceptedValuation, acceptValuation } from "#server/trade-in/accept-valuation.ts";
import { emailOfValuation } from "#server/trade-in/email-of-valuation.ts";
import { leadOfValuation } from "#server/trade-in/lead-of-valuation.ts";
import { openEntry } from "#server/trade-in/sealed-entry.ts";
import { valuationAnswer } from "#server/trade-in/valuation-answer.ts";
import { asLocale } from "#shared/locale/as-locale.ts";
import { vehicleJson } from "#shared/trade-in/vehicle-json.ts";

type Props = { params: Promise<{ storeId: string }> };
type Values = Readonly<Record<string, unknown>>;

/**
 * Values a vehicle. With a `customer`, and for every posted form, the request is a lead too: it is stored like any
 * other, and its page is the valuation (docs/product/trade-in.md, "The journey").
 */
export async function POST(request: Request, { params }: Props): Promise<Response> {
  const { storeId } = await params;
  const body = await readBody(request);
  const sent = body.kind === "json" ? recordOf(body.body) : {};
  const isLead = body.kind !== "json" || sent["customer"] != null;
  if (isLead) {
    // The API's clients need not know the lead's kind.
    const lead = body.kind === "json" ? { kind: "json" as const, body: { ...sent, kind: KIND } } : body;
    return receiveLead(request, storeId, lead, { complete, status: 201 });
  }

  const { SITE_SECRET, SITE_URL } = siteEnv();
  const locale = asLocale(sent["locale"]);
  if (!isOwnOrigin(request, SITE_URL)) return refusal([{ field: "", code: "origin" }], 403, locale);
  if (!dealership.settings.stores.some(({ id }) => id === storeId))
    return refusal([{ field: "storeId", code: "store" }], 404, locale);
  const now = new Date();
  const network = networkKey(request, SITE_SECRET, now);
  const wanted = textOf(sent["purchaseVin"]);
  const context = { storeId, network, now, locale, email: null, wanted, terms: textOf(sent["terms"]) };
  const accepted = await acceptValuation(sent, context);
  if (!accepted.ok) return refusal(accepted.errors, accepted.status, locale, accepted.headers);
  return json(valuationAnswer(accepted.valuation, accepted), 201);
}

const KIND = "SELL_OR_TRADE";

/** Values the vehicle of a lead. A form without scripts brings the answers sealed. */
const complete: CompleteLead = async (lead, sent, { storeId, network, now }) => {
  const asked = typeof sent["answers"] === "string" ? await unsealed(sent["answers"]) : sent;
  const purchaseVin = textOf(sent["purchaseVin"]);
  const accepted: AcceptedValuation = await acceptValuation(asked, {
    storeId,
    network,
    now,
    locale: lead.locale,
    email: lead.customer.email,
    wanted: purchaseVin,
    terms: textOf(sent["terms"]),
  });
  if (!accepted.ok) return accepted;
  const { request, valuation, source, page } = accepted;
  const sell = lead as Extract<Lead, { kind: "SELL_OR_TRADE" }>;
  return {
    ok: true,
    lead: leadOfValuation(sell, request, valuation, { storeId, purchaseVin, source }),
    page,
    fields: valuationAnswer(valuation, accepted),
    email: emailOfValuation(lead, accepted),
  };
};

async function unsealed(answers: string): Promise<Values> {
  const { entry } = await openEntry(answers, siteEnv().SITE_SECRET);
  const { vehicle, answers: given } = entry;
  return { vehicle: vehicle && vehicleJson(vehicle), mileage: vehicle?.mileage, answers: given };
}

const recordOf = (value: unknown): Values =>
  typeof value === "object" && value !== null ? (value as Values) : {};

const textOf = (value: unknown): string | null =>
  typeof value === "string" && value !== "" && value.length <= 60 ? value : null;
