import { word } from "../testing/conformance-samples.tsx";
import { RatingStars } from "./rating-stars.tsx";

export const components = {
  RatingStars: <RatingStars rating={4.8} label={word} />,
};
