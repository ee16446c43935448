import { LEAD_KINDS, type LeadKind } from "./lead-kinds.ts";

/** What leads are called and routed by. The kinds, and the pricing wizard's leads, whose kind is `UNLOCK_PRICE`. */
export const LEAD_TOPICS = [...LEAD_KINDS, "PERSONALIZED_PRICING"] as const;

export type LeadTopic = (typeof LEAD_TOPICS)[number];

/**
 * The topic of a lead is its kind. An unlock with the pricing wizard's terms has its own.
 *
 * @example leadTopic({ kind: "UNLOCK_PRICE", details: { pricing } }) // "PERSONALIZED_PRICING"
 */
export function leadTopic({ kind, details }: { kind: LeadKind; details: object }): LeadTopic {
  const hasPricing = "pricing" in details && details.pricing !== null;
  return kind === "UNLOCK_PRICE" && hasPricing ? "PERSONALIZED_PRICING" : kind;
}
