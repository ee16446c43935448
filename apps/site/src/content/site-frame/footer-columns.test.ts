import type { MenuEntry } from "@forecourt/dealership";
import { describe, expect, it } from "vitest";
import { footerColumns } from "./footer-columns.ts";

const labels = {
  vehicles: "Vehicles",
  new: "New",
  used: "Used",
  "contact-us": "Contact Us",
  privacy: "Privacy",
};
const vehicles: MenuEntry = {
  id: "vehicles",
  href: null,
  items: [{ id: "new", href: "/new-cars-for-sale" }],
};
const single = (id: string, href: string): MenuEntry => ({ id, href, items: [] });

describe("footerColumns", () => {
  it("puts pages without a group into a last column", () => {
    const menu = [single("contact-us", "/contact-us"), vehicles, single("privacy", "/legal/privacy-policy")];
    expect(footerColumns(menu, labels, "Help", "en")).toEqual([
      { title: "Vehicles", links: [{ href: "/new-cars-for-sale", label: "New" }] },
      {
        title: "Help",
        links: [
          { href: "/contact-us", label: "Contact Us" },
          { href: "/legal/privacy-policy", label: "Privacy" },
        ],
      },
    ]);
  });

  it("omits columns without links", () => {
    expect(footerColumns([], labels, "Help", "en")).toEqual([]);
    expect(footerColumns([vehicles], labels, "Help", "en")).toHaveLength(1);
  });

  it("links to pages in the page’s language", () => {
    expect(footerColumns([vehicles], labels, "Help", "es")[0]?.links[0]?.href).toBe("/es/new-cars-for-sale");
  });
});
