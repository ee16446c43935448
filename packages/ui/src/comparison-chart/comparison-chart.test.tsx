import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ComparisonChart } from "./comparison-chart.tsx";

function widths(...values: number[]): string[] {
  const bars = values.map((value, index) => ({ label: `bar ${index}`, value, text: String(value) }));
  const html = renderToStaticMarkup(<ComparisonChart caption="c" columns={["a", "b"]} bars={bars} />);
  return [...html.matchAll(/width:([^"]+)"/g)].map((match) => match[1]!);
}

it("draws bars from 0, the longest at full width", () => {
  expect(widths(817.64, 408.82, 0)).toEqual(["100%", "50%", "0%"]);
});

it.each([[[]], [[0, 0]], [[-3, Number.NaN, Number.POSITIVE_INFINITY]]])("draws no bar for %j", (values) => {
  expect(widths(...values).every((width) => width === "0%")).toBe(true);
});
