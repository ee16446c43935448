import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CheckboxBox, CheckboxRow } from "./checkbox.tsx";

describe("CheckboxBox", () => {
  it("is one element: a list page has a hundred, and the style sheet draws the mark", () => {
    expect(renderToStaticMarkup(<CheckboxBox name="fuel-type" />)).toMatch(/^<input [^>]*\/>$/);
  });
});

describe("CheckboxRow", () => {
  it("cannot lead to an empty list", () => {
    expect(renderToStaticMarkup(<CheckboxRow label="Diesel" count={0} />)).toMatch(/<input[^>]* disabled/);
  });

  it("can be taken back when it gives nothing any more", () => {
    expect(renderToStaticMarkup(<CheckboxRow label="Diesel" count={0} defaultChecked />)).not.toMatch(
      / disabled=/,
    );
  });

  it("shows the count as written", () => {
    expect(renderToStaticMarkup(<CheckboxRow label="New" count={1200} countText="1,200" />)).toContain(
      "1,200",
    );
  });
});
