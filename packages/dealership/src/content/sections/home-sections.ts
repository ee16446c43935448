import * as z from "zod";
import { nonEmpty, slug } from "../../settings/field-schemas.ts";
import { heroSlideSchema } from "../hero-slide-schema.ts";
import { linkSchema } from "../link-schema.ts";
import { PROMOTION_POSITIONS, PROMOTION_TAGS } from "../promotion-schema.ts";
import { entries, heading, orNull, section } from "./define-section.ts";

export const homeSections = [
  section("hero", { slides: z.array(heroSlideSchema).min(1) }),
  section("search-or-browse", { ...heading, buttons: z.array(linkSchema) }),
  section("body-styles", { title: nonEmpty }),
  section("new-models", { ...heading, link: linkSchema, disclaimer: nonEmpty }),
  section("promotion", { promotionId: slug }),
  /** Current promotions at a position, optionally filtered by tag and criterion. */
  section("promotions", {
    title: orNull(nonEmpty),
    position: z.enum(PROMOTION_POSITIONS),
    tag: orNull(z.enum(PROMOTION_TAGS)),
    criteria: orNull(slug),
  }),
  section("callouts", {
    items: entries({
      /** Shown beside the text: credit tiers, the stores' map or the service hours. */
      topic: z.enum(["financing", "dealer", "service"]),
      title: nonEmpty,
      text: nonEmpty,
      link: linkSchema,
    }),
  }),
] as const;
