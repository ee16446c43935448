import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CheckboxRow } from "./checkbox.tsx";

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
