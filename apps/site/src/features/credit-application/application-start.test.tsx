import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { applicationSection } from "#server/lender/application-section.ts";
import { pageContext } from "#server/page-context.ts";
import { stockSite, useTestSite } from "#testing/use-test-site.ts";
import { ApplicationStart } from "./application-start.tsx";

useTestSite();
async function markup(locale: "en" | "es", isOffered: boolean): Promise<string> {
  stockSite([]);
  const context = await pageContext(Promise.resolve({ locale, store: "north", access: "locked" }));
  const section = applicationSection(context)!;
  return renderToStaticMarkup(
    <ApplicationStart section={section} vehicle={null} context={context} isOffered={isOffered} />,
  );
}

describe.each([
  ["en", "", "Start my application", "Get pre-approved"],
  ["es", "/es", "Empezar mi solicitud", "Pedir mi preaprobación"],
] as const)("in %s", (locale, prefix, start, preApproval) => {
  it("leads to the first step", async () => {
    const html = await markup(locale, true);
    expect(html).toContain(`href="${prefix}/auto-financing/full-credit-application?step=1"`);
    expect(html).toContain(start);
  });

  it("without a lender's key offers the pre-approval and the phone, and no form", async () => {
    const html = await markup(locale, false);
    expect(html).toContain(`href="${prefix}/auto-financing/apply-for-financing"`);
    expect(html).toContain(preApproval);
    expect(html).toMatch(/href="tel:\+1417555/);
    expect(html).not.toContain("step=1");
    expect(html).not.toContain(start);
  });
});
