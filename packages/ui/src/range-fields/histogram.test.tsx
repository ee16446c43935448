import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Histogram } from "./histogram.tsx";

test("draws the selected bars in one path and the others in another", () => {
  const html = renderToStaticMarkup(<Histogram heights={[1, 0.5, 0]} selected={[false, true, true]} />);
  const paths = [...html.matchAll(/<path([^>]*) d="([^"]*)"|<path d="([^"]*)"/g)].map(
    ([, , selected, other]) => selected ?? other,
  );
  const starts = paths.map((path) => path?.match(/m\d+ 0v-?\d+/g));
  expect(starts).toEqual([["m0 0v-54"], ["m8 0v-26", "m8 0v0"]]);
});
