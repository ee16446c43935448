import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ErrorSummary } from "./error-summary.tsx";

describe("ErrorSummary", () => {
  it("renders nothing without errors", () => {
    expect(renderToStaticMarkup(<ErrorSummary title="There is a problem" errors={[]} />)).toBe("");
  });

  it("has autofocus and links to the fields in order", () => {
    const html = renderToStaticMarkup(
      <ErrorSummary
        title="There is a problem"
        errors={[
          { fieldId: "email", message: "A" },
          { fieldId: "phone", message: "B" },
        ]}
      />,
    );
    expect(html).toMatch(/^<div[^>]*role="alert"[^>]*tabindex="-1"[^>]*autofocus/i);
    expect([...html.matchAll(/href="#(\w+)"/g)].map((match) => match[1])).toEqual(["email", "phone"]);
  });
});
