import * as z from "zod";
import { appointmentsSchema } from "./appointments-schema.ts";
import { claimsSchema } from "./claims-schema.ts";
import { cookiesSchema } from "./cookies-schema.ts";
import { feesSchema } from "./fees-schema.ts";
import { nonEmpty, slug, uniqueList } from "./field-schemas.ts";
import { financeSettingsSchema } from "./finance-settings-schema.ts";
import { homeSchema } from "./home-schema.ts";
import { inventoryFeedSchema } from "./inventory-feed-schema.ts";
import { leadRoutingSchema } from "./lead-routing-schema.ts";
import { listingSchema } from "./listing-schema.ts";
import { menusSchema } from "./menu-schema.ts";
import { outTheDoorSchema } from "./out-the-door-schema.ts";
import { profileSchema } from "./profile-schema.ts";
import { protectionPlansSchema } from "./protection-plans-schema.ts";
import { routeRulesSchema } from "./route-rules-schema.ts";
import { storeSchema } from "./store-schema.ts";
import { tagsSchema } from "./tags-schema.ts";
import { tradeInSchema } from "./trade-in-schema.ts";
import { unlockSchema } from "./unlock-schema.ts";
import { vehicleHistorySchema } from "./vehicle-history-schema.ts";

const language = z.string().regex(/^[a-z]{2}$/, "language.invalid");

/**
 * The schema of a dealership group's configuration. `parseDealershipConfig` also checks that settings agree with each
 * other (docs/product/dealership.md).
 */
export const dealershipConfigSchema = z.strictObject({
  group: z.strictObject({ id: slug, name: nonEmpty }),
  /** The make sold new; `slug` replaces `{brand}` in page paths. */
  brand: z.strictObject({ name: nonEmpty, slug }),
  stores: z.array(storeSchema).min(1),
  profile: profileSchema,
  menus: menusSchema,
  home: homeSchema,
  routeRules: routeRulesSchema,
  fees: feesSchema,
  listing: listingSchema,
  finance: financeSettingsSchema,
  /** Null without out-the-door sheets. */
  outTheDoor: outTheDoorSchema.nullable(),
  /** Null without online trade-in offers. */
  tradeIn: tradeInSchema.nullable(),
  appointments: appointmentsSchema,
  leadRouting: leadRoutingSchema,
  unlock: unlockSchema,
  protectionPlans: protectionPlansSchema,
  vehicleHistory: vehicleHistorySchema,
  inventoryFeed: inventoryFeedSchema,
  languages: z.strictObject({ default: language, supported: uniqueList(language).min(1) }),
  cookies: cookiesSchema,
  verification: z.strictObject({ phone: z.boolean() }),
  claims: claimsSchema,
  tags: tagsSchema,
});

export type DealershipConfig = z.infer<typeof dealershipConfigSchema>;
