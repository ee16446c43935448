import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FeatureList } from "./feature-list.tsx";

const render = (count: number) =>
  renderToStaticMarkup(
    <FeatureList
      items={Array.from({ length: count }, (_, index) => `α${index}`)}
      more={{ shown: 3, label: "more", lessLabel: "fewer" }}
    />,
  );

describe("FeatureList", () => {
  it("collapses the items after the first ones", () => {
    expect(render(5)).toMatch(/α2.*<details.*α3.*α4/s);
  });

  it("does not collapse a single item", () => {
    expect(render(4)).not.toContain("<details");
  });

  it("renders nothing without items", () => {
    expect(render(0)).toBe("");
  });
});
