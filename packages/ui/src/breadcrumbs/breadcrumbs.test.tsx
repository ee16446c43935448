import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const items = [
  { label: "Home", href: "/" },
  { label: "Used cars", href: "/used-cars-for-sale" },
  { label: "2024 Outlander" },
];

test("renders no text between the pages, because the slashes are generated content", () => {
  const html = renderToStaticMarkup(<Breadcrumbs label="Breadcrumbs" items={items} />);
  expect(html.split(/<[^>]*>/).filter(Boolean)).toEqual(["Home", "Used cars", "2024 Outlander"]);
  expect(html.match(/class="crumb[" ]/g)).toHaveLength(3);
});

test("on phones the current page and its slash are for screen readers only", () => {
  const html = renderToStaticMarkup(<Breadcrumbs label="Breadcrumbs" items={items} />);
  expect(html.match(/<li class="[^"]*max-md:sr-only[^"]*">/g)).toHaveLength(1);
  expect(html.indexOf("max-md:sr-only")).toBeGreaterThan(html.indexOf("Used cars"));
});
