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
  items: [
    { id: "new", href: "/new-cars-for-sale" },
    { id: "gone", href: "/not-served" },
  ],
};
const single = (id: string, href: string): MenuEntry => ({ id, href, items: [] });

describe("footerColumns", () => {
  it("gathers the pages without a group in a last column with a title of its own", () => {
    const menu = [single("contact-us", "/contact-us"), vehicles, single("privacy", "/legal/privacy-policy")];
    expect(footerColumns(menu, labels, "Help")).toEqual([
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

  it("leaves out a column whose pages are not served", () => {
    expect(footerColumns([single("service", "/not-served")], labels, "Help")).toEqual([]);
    expect(footerColumns([vehicles], labels, "Help")).toHaveLength(1);
  });
});
