import { word } from "../testing/conformance-samples.tsx";
import { OfferCard } from "./offer-card.tsx";
import { OfferGrid } from "./offer-grid.tsx";

export const components = {
  OfferCard: <OfferCard href="/" title={word} figure="0%" unit={word} ends={word} linkLabel={word} />,
  OfferCardLocked: <OfferCard title={word} ends={word} action={word} />,
  OfferCardEnded: <OfferCard title={word} figure="0%" unit={word} ends={word} state="ended" />,
  OfferGrid: (
    <OfferGrid empty={word}>
      <OfferCard title={word} />
    </OfferGrid>
  ),
  OfferGridEmpty: <OfferGrid empty={word} />,
};
