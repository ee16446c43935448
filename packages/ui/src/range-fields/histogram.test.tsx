import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Histogram } from "./histogram.tsx";

test("draws the selected bars in one path and the others in another", () => {
  const html = renderToStaticMarkup(<Histogram heights={[1, 0.5, 0]} selected={[false, true, true]} />);
  const paths = [...html.matchAll(/<path([^>]*) d="([^"]*)"|<path d="([^"]*)"/g)].map(
    ([, , selected, other]) => selected ?? other,
  );
  const starts = paths.map((path) => path?.match(/M\d+ 56v-?\d+/g));
  expect(starts).toEqual([["M0 56v-54"], ["M8 56v-26", "M16 56v0"]]);
});
