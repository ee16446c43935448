import type { Menus } from "@forecourt/dealership";

/** Menu links; their labels are in `content/<language>/_parts/menus.yaml`, by id. */
export const menus: Menus = {
  header: [
    { id: "get-financing", href: "/auto-financing", items: [] },
    {
      id: "vehicles",
      href: null,
      items: [
        { id: "browse-all", href: "/cars-for-sale" },
        { id: "new-vehicles", href: "/new-cars-for-sale", when: "new-vehicles" },
        { id: "pre-owned-vehicles", href: "/used-cars-for-sale", when: "used-vehicles" },
        { id: "special-offers", href: "/special-offers" },
        { id: "vehicle-protection-plans", href: "/vehicle-protection-plans" },
      ],
    },
    { id: "sell-trade", href: "/sell-trade-my-car", items: [] },
    { id: "service", href: "/service", when: "service", items: [] },
  ],
  footer: [
    {
      id: "financing",
      href: null,
      items: [
        { id: "auto-financing", href: "/auto-financing" },
        { id: "apply", href: "/auto-financing/apply-for-financing" },
        { id: "full-credit-application", href: "/auto-financing/full-credit-application" },
      ],
    },
    { id: "sell-or-trade", href: "/sell-trade-my-car", items: [] },
    { id: "service", href: "/service", when: "service", items: [] },
    {
      id: "dealership",
      href: null,
      items: [
        { id: "our-company", href: "/our-company" },
        { id: "meet-our-team", href: "/our-company/meet-our-team" },
        { id: "careers", href: "/our-company/careers" },
      ],
    },
    { id: "contact-us", href: "/contact-us", items: [] },
    { id: "help-center", href: "/help-center", items: [] },
    { id: "shopping-guides", href: "/shopping-guides", items: [] },
  ],
  legal: [
    { id: "privacy-policy", href: "/legal/privacy-policy" },
    { id: "terms-of-sale", href: "/legal/terms-of-sale" },
    { id: "cookie-policy", href: "/legal/cookie-policy" },
    { id: "my-details", href: "/my-details" },
  ],
};
