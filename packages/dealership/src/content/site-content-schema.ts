import * as z from "zod";
import { bodyStyleSchema } from "./body-style-schema.ts";
import {
  footerSchema,
  listingContentSchema,
  menuLabelsSchema,
  notFoundSchema,
  paymentExplainerSchema,
  unlockSchema,
  vehicleContentSchema,
  verificationSchema,
} from "./fragment-schemas.ts";
import { newModelSchema } from "./new-model-schema.ts";
import { pageSchema } from "./page-schema.ts";
import { promotionSchema } from "./promotion-schema.ts";

/** Everything a dealership's site says in one language (docs/product/content.md). */
export const siteContentSchema = z.strictObject({
  /** Pages by their path. */
  pages: z.record(z.string().regex(/^\/[a-z0-9/{}-]*$/, "path.invalid"), pageSchema),
  menus: menuLabelsSchema,
  footer: footerSchema,
  listing: listingContentSchema,
  vehicle: vehicleContentSchema,
  paymentExplainer: paymentExplainerSchema,
  unlock: unlockSchema,
  verification: verificationSchema,
  notFound: notFoundSchema,
  promotions: z.array(promotionSchema),
  bodyStyles: z.array(bodyStyleSchema),
  newModels: z.array(newModelSchema),
});
export type SiteContent = z.infer<typeof siteContentSchema>;
