import { expect, test } from "vitest";
import { localizeLinks } from "./localize-links.ts";

const spanish = (path: string) => (path.startsWith("/") ? `/es${path}` : path);

test("localizes link fields and links in texts, and leaves other paths", () => {
  const content = {
    pages: { "/": { link: { label: "A", href: "/service" }, url: "https://elsewhere.example/x" } },
    texts: ["See [one](/a) and [two](/b?c=1).", "[Call](tel:+14175550142)"],
    related: ["/help-center/buying/fees"],
    src: "/illustrations/a.webp",
    count: 3,
    none: null,
  };
  expect(localizeLinks(content, spanish)).toEqual({
    pages: { "/": { link: { label: "A", href: "/es/service" }, url: "https://elsewhere.example/x" } },
    texts: ["See [one](/es/a) and [two](/es/b?c=1).", "[Call](tel:+14175550142)"],
    related: ["/help-center/buying/fees"],
    src: "/illustrations/a.webp",
    count: 3,
    none: null,
  });
});
