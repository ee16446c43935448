import { word } from "../testing/conformance-samples.tsx";
import { OfferCard } from "./offer-card.tsx";

export const components = {
  OfferCard: <OfferCard href="/" title={word} figure="0%" unit={word} ends={word} linkLabel={word} />,
};
