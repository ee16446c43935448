import { word } from "../testing/conformance-samples.tsx";
import { OfferTerms } from "./offer-terms.tsx";

export const components = {
  OfferTerms: (
    <OfferTerms
      title={word}
      items={[{ label: word, value: "1", note: word }]}
      qualifies={{ title: word, items: [word] }}
      excludes={{ title: word, items: [word] }}
    >
      {word}
    </OfferTerms>
  ),
};
