import { offerWindow } from "@forecourt/offers";
import { dealership } from "../server/dealership.ts";
import { type PageAnswer, pageAnswer } from "./page-route.ts";
import type { Variant } from "./variant.ts";

const OFFER = /^\/special-offers\/(dealer|service)\/(ofr_[a-z0-9_]+)$/;

/**
 * The page of an offer, as long as it lasts; 410 with the current ones once it has ended. One that nobody has heard of,
 * or that has not begun, is no page.
 */
export function offerRoute(path: string, variant: Variant): PageAnswer | null {
  const [, department, id] = OFFER.exec(path) ?? [];
  const offer = dealership.offers.find((one) => one.id === id && one.department === department);
  if (!offer) return null;
  const { state } = offerWindow(offer, new Date(), dealership.settings.profile.timezone);
  if (state === "upcoming") return null;
  const route = { ...pageAnswer(variant, `offer/${offer.id}`, {}, path), dated: true };
  return state === "current" ? route : { ...route, status: 410 };
}
