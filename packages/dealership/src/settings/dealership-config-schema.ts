import * as z from "zod";
import { claimsSchema } from "./claims-schema.ts";
import { cookiesSchema } from "./cookies-schema.ts";
import { feesSchema } from "./fees-schema.ts";
import { nonEmpty, slug } from "./field-schemas.ts";
import { financeSettingsSchema } from "./finance-settings-schema.ts";
import { leadRoutingSchema } from "./lead-routing-schema.ts";
import { listingSchema } from "./listing-schema.ts";
import { menusSchema } from "./menu-schema.ts";
import { profileSchema } from "./profile-schema.ts";
import { storeSchema } from "./store-schema.ts";
import { tagsSchema } from "./tags-schema.ts";
import { unlockSchema } from "./unlock-schema.ts";
import { vehicleHistorySchema } from "./vehicle-history-schema.ts";

const language = z.string().regex(/^[a-z]{2}$/, "language.invalid");

function unique(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}

/** The whole configuration of a dealership group (docs/product/dealership.md). */
export const dealershipConfigSchema = z
  .strictObject({
    group: z.strictObject({ id: slug, name: nonEmpty }),
    /** The make it sells new; `slug` is the `{brand}` of its pages' addresses. */
    brand: z.strictObject({ name: nonEmpty, slug }),
    stores: z.array(storeSchema).min(1),
    profile: profileSchema,
    menus: menusSchema,
    fees: feesSchema,
    listing: listingSchema,
    finance: financeSettingsSchema,
    leadRouting: leadRoutingSchema,
    unlock: unlockSchema,
    vehicleHistory: vehicleHistorySchema,
    languages: z.strictObject({ default: language, supported: z.array(language).min(1) }),
    cookies: cookiesSchema,
    verification: z.strictObject({ phone: z.boolean() }),
    claims: claimsSchema,
    tags: tagsSchema,
  })
  .refine(({ stores }) => unique(stores.map(({ id }) => id)), {
    path: ["stores"],
    message: "stores.duplicate-id",
  })
  .refine(({ languages }) => languages.supported.includes(languages.default), {
    path: ["languages", "default"],
    message: "language.unsupported",
  })
  .refine(
    ({ stores, leadRouting }) =>
      Object.keys(leadRouting.stores).every((id) => stores.some((store) => store.id === id)),
    { path: ["leadRouting", "stores"], message: "lead-routing.unknown-store" },
  );

export type DealershipConfig = z.infer<typeof dealershipConfigSchema>;
