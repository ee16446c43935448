import * as z from "zod";
import { slug } from "../settings/field-schemas.ts";
import { articleCategorySchema, articleSchema, authorSchema } from "./article-schema.ts";
import { bodyStyleSchema } from "./body-style-schema.ts";
import { dataTranslationsSchema } from "./data-translations-schema.ts";
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
import { offerPresentationSchema } from "./offer-presentation-schema.ts";
import { pageSchema } from "./page-schema.ts";
import { promotionSchema } from "./promotion-schema.ts";

/** A page's path as in its file name; `{brand}` is the brand's slug. */
const pagePath = z.string().regex(/^\/[a-z0-9/{}-]*$/, "path.invalid");

/** All content of a dealership's site in one language (docs/product/content.md). */
export const siteContentSchema = z.strictObject({
  /** Pages by their path. */
  pages: z.record(pagePath, pageSchema),
  /** Articles and categories by path, authors by slug. */
  articles: z.record(pagePath, articleSchema),
  articleCategories: z.record(pagePath, articleCategorySchema),
  authors: z.record(slug, authorSchema),
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
  /** Pictures and figures of offers. */
  offerPresentations: z.array(offerPresentationSchema).default([]),
  dataTranslations: dataTranslationsSchema,
});
export type SiteContent = z.infer<typeof siteContentSchema>;
