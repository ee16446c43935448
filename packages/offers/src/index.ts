export type { CheckedOffer, OfferError } from "./check-offer.ts";
export { checkOffer } from "./check-offer.ts";
export { currentOffers, offersFor } from "./current-offers.ts";
export { fillDisclaimer } from "./fill-disclaimer.ts";
export { isLastingOffer } from "./is-lasting.ts";
export { lintOffers } from "./lint/lint-offers.ts";
export type { OfferViolation, OfferViolationCode, OfferViolationSeverity } from "./lint/offer-violation.ts";
export type {
  Offer,
  OfferDepartment,
  OfferRange,
  OfferType,
  OfferTypeLabel,
  VehicleConditions,
} from "./offer.ts";
export { OFFER_DEPARTMENTS, OFFER_TYPE_LABELS, OFFER_TYPES } from "./offer.ts";
export type { OfferFigure } from "./offer-figures.ts";
export { offerFigures } from "./offer-figures.ts";
export type { ConditionedVehicle } from "./offer-matches.ts";
export { offerMatches } from "./offer-matches.ts";
export { offerSchema } from "./offer-schema.ts";
export type { DatedOffer, OfferWindow } from "./offer-window.ts";
export { offerWindow } from "./offer-window.ts";
