import * as z from "zod";
import { nonEmpty, slug } from "../../settings/field-schemas.ts";
import { linkSchema } from "../link-schema.ts";
import { reviewCategory } from "../review-schema.ts";
import { DEPARTMENTS } from "../staff-member-schema.ts";
import { entries, heading, orNull, section } from "./define-section.ts";

/** Sections that display the dealership's data: stores, staff, reviews, offers, articles. */
export const dataSections = [
  section("reviews", { ...heading, categories: z.array(reviewCategory).min(1), limit: z.int().min(1) }),
  section("locations", { ...heading }),
  section("hours", {}),
  section("staff-note", { title: nonEmpty, text: nonEmpty, staffSlug: slug }),
  /** All staff by department, each department's lead first. */
  section("team", {}),
  section("staff", { ...heading, department: z.enum(DEPARTMENTS), limit: z.int().min(1) }),
  /** Tabs of the offer departments, with offer counts. */
  section("offer-departments", {}),
  section("offers", {
    title: orNull(nonEmpty),
    text: orNull(nonEmpty),
    department: z.enum(["sales", "dealer", "service"]),
    /** `cards` link to the terms, `terms` shows them in full. */
    show: z.enum(["cards", "terms"]),
    link: orNull(linkSchema),
  }),
  /** The rate surcharge of each credit tier, and its effect on an example loan. */
  section("rate-tiers", {
    ...heading,
    /** Cents; amount of the example loan over the default term. */
    exampleCents: z.int().min(1),
    link: orNull(linkSchema),
  }),
  /** Amenities of a store, beside the hours of both departments. */
  section("visit", { ...heading, amenities: entries({ icon: nonEmpty, label: nonEmpty }) }),
  /** Popular services with their duration. */
  section("services", {
    ...heading,
    items: entries({ icon: nonEmpty, title: nonEmpty, text: nonEmpty, duration: nonEmpty }),
    ask: z.strictObject({ title: nonEmpty, text: nonEmpty, link: linkSchema }),
  }),
  /** The categories of an article collection, with their articles. */
  section("article-categories", { root: z.enum(["/help-center", "/shopping-guides"]) }),
  section("article-search", { label: nonEmpty }),
  section("articles", { ...heading, paths: z.array(z.string().startsWith("/")).min(1) }),
] as const;
