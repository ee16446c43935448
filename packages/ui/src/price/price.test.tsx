import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Price } from "./price.tsx";

describe("Price", () => {
  it("labels a struck-through price as the previous one", () => {
    const html = renderToStaticMarkup(<Price amount="$28,545" was={{ amount: "$29,745", label: "Was" }} />);
    expect(html).toMatch(/<span class="sr-only">Was <\/span><del>\$29,745<\/del>/);
  });

  it("renders no amount for a locked price", () => {
    const html = renderToStaticMarkup(
      <Price state="locked" title="Locked" action={<a href="/unlock">Unlock</a>} />,
    );
    expect(html).not.toMatch(/\$|blur/);
    expect(html).toContain('<a href="/unlock">Unlock</a>');
  });

  it("keeps the visible price beside a locked one", () => {
    expect(
      renderToStaticMarkup(<Price state="locked" amount="$36,900" title="Locked" action="" />),
    ).toContain("$36,900");
  });

  it("renders a sentence for a price on request", () => {
    expect(renderToStaticMarkup(<Price state="on-request" title="Ask us" />)).toContain("Ask us");
  });
});
