import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SegmentedControl } from "./segmented-control.tsx";

const options = ["36", "48", "60"].map((value) => ({ value, label: value }));

describe("SegmentedControl", () => {
  it("is a labelled group of native radios", () => {
    const html = renderToStaticMarkup(
      <SegmentedControl legend="Term" name="term" options={options} defaultValue="48" />,
    );
    expect(html).toMatch(/<fieldset[^>]*><legend[^>]*>.*Term/);
    expect(html.match(/type="radio"/g)).toHaveLength(3);
    expect(html.match(/checked=""/g)).toHaveLength(1);
    expect(html).toMatch(/value="48"[^>]*checked|checked[^>]*value="48"/);
    expect(html).not.toContain("form=");
  });

  it("belongs to no form when it is formless", () => {
    const html = renderToStaticMarkup(
      <SegmentedControl legend="Show" name="show" options={options} defaultValue="48" formless />,
    );
    expect(html.match(/<input[^>]* form="none"/g)).toHaveLength(3);
  });
});
