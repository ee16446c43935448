import type { SiteContent } from "@forecourt/dealership/content";
import { bodyStyles } from "./body-styles.ts";
import { footer } from "./footer.ts";
import { listing } from "./listing.ts";
import { menus } from "./menus.ts";
import { newModels } from "./new-models.ts";
import { notFound } from "./not-found.ts";
import { carsForSale } from "./pages/cars-for-sale.ts";
import { contactUs } from "./pages/contact-us.ts";
import { home } from "./pages/index.ts";
import { privacyPolicy } from "./pages/privacy-policy.ts";
import { paymentExplainer } from "./payment-explainer.ts";
import { promotions } from "./promotions.ts";
import { unlock } from "./unlock.ts";
import { vehicle } from "./vehicle.ts";
import { verification } from "./verification.ts";

/** Everything the site says in English; a page's file is named after its path. */
export const en: SiteContent = {
  pages: {
    "/": home,
    "/cars-for-sale": carsForSale,
    "/contact-us": contactUs,
    "/legal/privacy-policy": privacyPolicy,
  },
  menus,
  footer,
  listing,
  vehicle,
  paymentExplainer,
  unlock,
  verification,
  notFound,
  promotions,
  bodyStyles,
  newModels,
};
