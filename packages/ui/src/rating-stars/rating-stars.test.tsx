import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RatingStars } from "./rating-stars.tsx";

it.each([
  [4.8, "96%"],
  [0, "0%"],
  [7, "100%"],
  [-1, "0%"],
])("RatingStars fills %f of five stars to %s", (rating, width) => {
  const html = renderToStaticMarkup(<RatingStars rating={rating} label="words" />);
  expect(html).toContain(`--filled:${width}`);
  expect(html).toContain('role="img" aria-label="words"');
});
