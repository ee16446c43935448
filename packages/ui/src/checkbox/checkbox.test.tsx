import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CheckboxBox, CheckboxRow } from "./checkbox.tsx";

describe("CheckboxBox", () => {
  it("renders one element and no icon, because a list page has a hundred", () => {
    expect(renderToStaticMarkup(<CheckboxBox name="fuel-type" />)).toMatch(/^<input [^>]*\/>$/);
  });
});

describe("CheckboxRow", () => {
  it("is disabled at count 0", () => {
    expect(renderToStaticMarkup(<CheckboxRow label="Diesel" count={0} />)).toMatch(/<input[^>]* disabled/);
  });

  it("stays enabled at count 0 while it is ticked", () => {
    expect(renderToStaticMarkup(<CheckboxRow label="Diesel" count={0} defaultChecked />)).not.toMatch(
      / disabled=/,
    );
  });

  it("has its dot without an element", () => {
    const html = renderToStaticMarkup(<CheckboxRow label="Blue" dot="#1f4fa3" />);
    expect(html).toContain(`style="--dot:#1f4fa3"`);
    expect(html.match(/<[a-z]/g)).toHaveLength(2);
  });

  it("shows the formatted count", () => {
    expect(renderToStaticMarkup(<CheckboxRow label="New" count={1200} countText="1,200" />)).toContain(
      "1,200",
    );
  });
});
