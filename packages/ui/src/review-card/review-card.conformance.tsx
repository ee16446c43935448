import { word } from "../testing/conformance-samples.tsx";
import { ReviewCard } from "./review-card.tsx";
import { ReviewGrid } from "./review-grid.tsx";

export const components = {
  ReviewCard: <ReviewCard quote={word} author={word} context={word} />,
  ReviewGrid: (
    <ReviewGrid shown={1} showAllLabel={word} showFewerLabel={word}>
      <ReviewCard quote={word} author={word} />
      <ReviewCard quote={word} author={word} />
    </ReviewGrid>
  ),
};
