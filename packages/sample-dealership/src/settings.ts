import type { DealershipSettings } from "@forecourt/dealership";
import { defaultFees, financeDefaults } from "@forecourt/finance";
import { appointments } from "./appointments.ts";
import { claims } from "./claims.ts";
import { leadRouting } from "./lead-routing.ts";
import { menus } from "./menus.ts";
import { profile } from "./profile.ts";
import { stateCharges } from "./state-charges.ts";
import { stores } from "./stores.ts";
import { tradeIn } from "./trade-in.ts";

/** Settings of Larkspur Mitsubishi; all others are product defaults. */
export const settings: DealershipSettings = {
  group: { id: "larkspur", name: "Larkspur Auto Group" },
  brand: { name: "Mitsubishi", slug: "mitsubishi" },
  profile,
  stores,
  menus,
  fees: { ...defaultFees, documentaryEffectiveDate: "2020-03-04" },
  finance: financeDefaults.chrome,
  outTheDoor: { stateCharges },
  tradeIn,
  appointments,
  leadRouting,
  claims,
  unlock: {
    // Certified vehicles show offers, and lists show private vehicles' count, without an unlock.
    gates: {
      new: { inventory: true, price: true, offers: true },
      used: { inventory: true, price: true, offers: true },
      certified: { inventory: true, price: true },
      search: { price: true, offers: true },
    },
  },
  vehicleHistory: [
    {
      id: "carfax",
      name: "CARFAX",
      template: "https://www.carfax.com/VehicleHistory/p/Report.cfx?vin={vin}",
      conditions: ["used", "certified"],
    },
  ],
  cookies: { policyVersion: "2026-01" },
};
