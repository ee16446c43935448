import { expect, test } from "vitest";
import { documentContext, withoutService } from "#testing/document-context.ts";
import { sitePageAt, sitePages } from "./site-pages.ts";

const context = documentContext();
const at = (path: string, locale: "en" | "es" = "en") => sitePageAt(path, locale, context);

test.each([
  ["/", "content", "Larkspur Mitsubishi, Springfield"],
  ["/contact-us", "content", "Contact Larkspur Mitsubishi"],
  ["/service/mitsubishi/roadside-assistance", "content", "Mitsubishi roadside assistance"],
  ["/shopping-guides/financing/lease-or-finance", "article", "Lease or finance? How to choose"],
  ["/shopping-guides/authors/dana-morales", "author", "Articles by Dana Morales"],
  ["/our-company/meet-our-team/priya-raman", "member", "Priya Raman, Finance"],
])("%s has a title without the dealership's name", (path, kind, title) => {
  expect(at(path)).toMatchObject({ path, kind, title });
});

test("a category is a page with its own title", () => {
  expect(at("/help-center/buying")?.kind).toBe("category");
});

test("titles are in the page's language", () => {
  expect(at("/our-company/meet-our-team/priya-raman", "es")?.title).toBe("Priya Raman, Financiamiento");
});

test.each([
  "/cars-for-sale",
  "/contact-us/sent",
  "/amp-contact-request-confirmation",
  "/unlock",
  "/nothing",
  "/shopping-guides/authors/nobody",
  "/our-company/meet-our-team/nobody",
  "/constructor",
])("%s is not a content page", (path) => {
  expect(sitePages("en", context).map((page) => page.path)).not.toContain(path);
});

test("flow steps are not listed, the pages that link to them are", () => {
  expect(at("/sell-trade-my-car/your-vehicle")?.listed).toBe(false);
  expect(at("/sell-trade-my-car")?.listed).toBe(true);
  expect(at("/auto-financing/apply-for-financing")?.listed).toBe(true);
});

test("an article has the day of its last change, a page only if given", () => {
  expect(at("/shopping-guides/financing/lease-or-finance")?.updated).toBe("2026-11-04");
  expect(at("/legal/privacy-policy")?.updated).toBe("2026-11-30");
  expect(at("/service")).not.toHaveProperty("updated");
});

test("all pages are prerendered, except guides, their authors and the bad-credit page", () => {
  const late = sitePages("en", context)
    .filter(({ prerender }) => !prerender)
    .map(({ path }) => path);
  expect(late).toContain("/auto-financing/bad-credit-auto-financing");
  expect(late.filter((path) => !path.startsWith("/shopping-guides"))).toHaveLength(1);
  expect(sitePages("en", context).filter(({ path }) => path.startsWith("/shopping-guides"))).toHaveLength(
    late.length - 1,
  );
});

test("service pages are left out for a dealership without service", () => {
  const paths = sitePages("en", withoutService(context)).map(({ path }) => path);
  expect(paths.filter((path) => /^\/(special-offers\/)?service/.test(path))).toEqual([]);
  expect(paths).toContain("/special-offers/dealer");
});
