import type { DealershipConfig } from "./dealership-config-schema.ts";

/** The settings with a product default. */
export type BaseSettings = Pick<
  DealershipConfig,
  | "home"
  | "routeRules"
  | "listing"
  | "outTheDoor"
  | "tradeIn"
  | "appointments"
  | "unlock"
  | "protectionPlans"
  | "vehicleHistory"
  | "inventoryFeed"
  | "languages"
  | "cookies"
  | "verification"
  | "tags"
> & { leadRouting: Pick<DealershipConfig["leadRouting"], "kinds" | "stores"> };

const priceOnly = { inventory: false, price: true, offers: false };

/** Product defaults (docs/product/dealership.md, "Defaults"). */
export const baseSettings: BaseSettings = {
  home: { firstSlide: null },
  routeRules: [],
  listing: {
    pageSize: 19,
    defaultSort: "newest",
    filterPriority: ["bodyStyle", "makeModel", "features", "price"],
    conditions: ["new", "used"],
  },
  outTheDoor: { validDays: 7, stateCharges: null },
  tradeIn: null,
  appointments: { testDrive: null, service: null, appraisal: null },
  unlock: {
    gates: { new: priceOnly, used: priceOnly, certified: priceOnly, search: priceOnly },
    expiresAfterDays: null,
    verifyPhone: "unlock-forms",
  },
  protectionPlans: { newCarLifetime: false },
  vehicleHistory: [],
  inventoryFeed: { columns: {} },
  languages: { default: "en", supported: ["en", "es"] },
  cookies: { tier: 3, symmetric: true, policyVersion: "1", bgLocked: false, podium: false },
  verification: { phone: true },
  tags: {
    tagManager: null,
    googleTag: null,
    adPixel: null,
    chatWidget: null,
    mapStyleUrl: null,
    eventValues: {},
  },
  leadRouting: { kinds: {}, stores: {} },
};
