import { word } from "../testing/conformance-samples.tsx";
import { ReviewCard } from "./review-card.tsx";

export const components = {
  ReviewCard: <ReviewCard quote={word} author={word} context={word} />,
};
