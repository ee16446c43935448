import * as z from "zod";
import { nonEmpty, slug } from "../../settings/field-schemas.ts";
import { linkSchema } from "../link-schema.ts";
import { reviewCategory } from "../review-schema.ts";
import { DEPARTMENTS } from "../staff-member-schema.ts";
import { entries, heading, orNull, section } from "./define-section.ts";

/** Sections that show what the dealership has: its stores, people, reviews, offers, articles. */
export const dataSections = [
  section("reviews", { ...heading, categories: z.array(reviewCategory).min(1), limit: z.int().min(1) }),
  section("locations", { ...heading }),
  section("hours", {}),
  section("staff-note", { title: nonEmpty, text: nonEmpty, staffSlug: slug }),
  /** Everybody by department, each department's lead first. */
  section("team", {}),
  section("staff", { ...heading, department: z.enum(DEPARTMENTS), limit: z.int().min(1) }),
  /** The departments of the offers as tabs, each with its count. */
  section("offer-departments", {}),
  section("offers", {
    title: orNull(nonEmpty),
    text: orNull(nonEmpty),
    department: z.enum(["sales", "dealer", "service"]),
    /** `cards` lead on to the terms, `terms` has all of them in place. */
    show: z.enum(["cards", "terms"]),
    link: orNull(linkSchema),
  }),
  /** What each range of credit scores adds to the rate, and what that does to an example loan. */
  section("rate-tiers", {
    ...heading,
    /** Cents; the loan the example is computed for, over the default term. */
    exampleCents: z.int().min(1),
    link: orNull(linkSchema),
  }),
  /** What a visitor finds in a store, beside the hours of both departments. */
  section("visit", { ...heading, amenities: entries({ icon: nonEmpty, label: nonEmpty }) }),
  /** Popular services: what they are and how long they take. */
  section("services", {
    ...heading,
    items: entries({ icon: nonEmpty, title: nonEmpty, text: nonEmpty, duration: nonEmpty }),
    ask: z.strictObject({ title: nonEmpty, text: nonEmpty, link: linkSchema }),
  }),
  /** The categories of the help center or of the shopping guides, with their articles. */
  section("article-categories", { root: z.enum(["/help-center", "/shopping-guides"]) }),
  section("article-search", { label: nonEmpty }),
  section("articles", { ...heading, paths: z.array(z.string().startsWith("/")).min(1) }),
] as const;
