import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { pageContext } from "#server/page-context.ts";
import { stockSite, useTestSite } from "#testing/use-test-site.ts";
import { HeldResumes } from "./held-resumes.tsx";

useTestSite();

async function render(locale: "en" | "es", resumes = [{ storeId: "west-park", createdAt: SENT }]) {
  stockSite([]);
  const context = await pageContext(Promise.resolve({ locale, store: "north", access: "open" }));
  return renderToStaticMarkup(<HeldResumes resumes={resumes} context={context} />);
}

const SENT = new Date("2026-11-20T16:00:00Z");

it.each([
  ["en", "Sent on November 20, 2026, Larkspur West Park. Deleted on May 19, 2027."],
  ["es", "Enviado el 20 de noviembre de 2026, Larkspur West Park. Se borra el 19 de mayo de 2027."],
] as const)("names store and both days, in %s", async (locale, text) => {
  expect(await render(locale)).toContain(text);
});

it("is nothing without a resume", async () => {
  expect(await render("en", [])).toBe("");
});
