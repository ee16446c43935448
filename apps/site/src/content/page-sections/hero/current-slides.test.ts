import { tokensIn } from "@forecourt/dealership/content";
import { expect, test } from "vitest";
import { advertisedOffersIn } from "#server/content/localized-dealership.ts";
import { siteContent } from "#server/content/site-content.ts";
import { currentSlides } from "./current-slides.ts";

const hero = siteContent("en", "north").content.pages["/"]!.sections.find(({ kind }) => kind === "hero");
const offers = advertisedOffersIn("en", "north");
const slides = hero?.kind === "hero" ? hero.slides : [];
const at = (day: string) =>
  ({ now: new Date(`${day}T12:00:00-06:00`), timeZone: "America/Chicago", locale: "en" }) as const;

test("fills a slide with the figures and end date of its offer", () => {
  const slide = currentSlides(slides, offers, at("2026-11-20")).at(-1)!;
  expect(slide.badge).toBe("Ends November 30");
  expect(slide.title).toContain("0.0%");
  expect(tokensIn(slide).filter((name) => name.startsWith("offer."))).toEqual([]);
});

test("removes slides of ended or unknown offers", () => {
  const ended = offers.map((offer) => ({
    ...offer,
    offer_recurring: "none" as const,
    offer_enddate: "2026-11-19",
  }));
  expect(currentSlides(slides, ended, at("2026-11-19")).length).toBe(3);
  expect(currentSlides(slides, ended, at("2026-11-20")).map(({ id }) => id)).toEqual([
    "pre-approval",
    "lifetime-warranty",
  ]);
  expect(currentSlides(slides, [], at("2026-11-20")).length).toBe(2);
});
