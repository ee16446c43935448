import type { SiteContent } from "@forecourt/dealership/content";

export const footer: SiteContent["footer"] = {
  about:
    "A family of {storeCount} stores selling new {brand} vehicles and inspected pre-owned cars of every make.",
  notes: [
    "Advertised prices include the {documentaryFee} documentary fee (effective {documentaryFeeDate}) and, on used and certified vehicles, the {thirtyDayDriveFee} thirty-day drive fee. Tax, title and registration are extra.",
    "Vehicle pictures marked “Illustration” are drawn from the body style and color, not photographed.",
  ],
  sampleNotice:
    "{dealership} is a sample dealership. Its people, reviews, ratings, offers, vehicles and prices are invented.",
};
