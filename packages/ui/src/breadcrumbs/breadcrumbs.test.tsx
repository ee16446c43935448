import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const items = [
  { label: "Home", href: "/" },
  { label: "Used cars", href: "/used-cars-for-sale" },
  { label: "2024 Outlander" },
];
const parts = renderToStaticMarkup(<Breadcrumbs label="Breadcrumbs" items={items} />)
  .split("<li")
  .slice(1)
  .map((part) =>
    part
      .replaceAll(/<span[^>]*class="max-md:hidden"[^>]*>\/<\/span>/g, "")
      .replaceAll(/<[^>]*>|^[^>]*>/g, ""),
  );

test("on phones each slash is before its page, so that no line ends in one", () => {
  expect(parts).toEqual(["Home", "/Used cars", "/2024 Outlander"]);
});

test("on phones the current page and its slash are for screen readers only", () => {
  const html = renderToStaticMarkup(<Breadcrumbs label="Breadcrumbs" items={items} />);
  expect(html.match(/<li class="[^"]*max-md:sr-only[^"]*">/g)).toHaveLength(1);
  expect(html.indexOf("max-md:sr-only")).toBeGreaterThan(html.indexOf("Used cars"));
});
