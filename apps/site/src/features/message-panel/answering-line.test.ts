import type { OpeningHours } from "@forecourt/calendar";
import { expect, it } from "vitest";
import { whoAnswers } from "#server/leads/who-answers.ts";
import { pageContext } from "#server/page-context.ts";
import { stockSite, useTestSite } from "#testing/use-test-site.ts";
import { answeringLine } from "./answering-line.ts";

useTestSite();

async function lineAt(now: string, locale: "en" | "es", kind: "CONTACT_PURCHASE" | "CONTACT_GENERAL") {
  stockSite([]);
  const shared = await pageContext(Promise.resolve({ locale, store: "north", access: "locked" }));
  const context = { ...shared, now: new Date(now) };
  return answeringLine(whoAnswers({ kind, storeId: null }, context), context);
}

// 2026-11-24 is a Tuesday; Springfield is six hours behind UTC.
it("says until when the person answers during opening hours", async () => {
  expect(await lineAt("2026-11-24T18:00:00Z", "en", "CONTACT_PURCHASE")).toMatch(
    /^\p{L}+ answers today until \d+\sPM$/u,
  );
});

it("says when the person answers after hours", async () => {
  expect(await lineAt("2026-11-25T04:00:00Z", "en", "CONTACT_PURCHASE")).toMatch(
    /^\p{L}+ answers tomorrow, from \d+\sAM$/u,
  );
  expect(await lineAt("2026-11-24T11:00:00Z", "en", "CONTACT_PURCHASE")).toMatch(
    /^\p{L}+ answers today, from \d+\sAM$/u,
  );
});

it("names the team where nobody is named, in Spanish too", async () => {
  expect(await lineAt("2026-11-25T04:00:00Z", "en", "CONTACT_GENERAL")).toMatch(/^Our team answers tomorrow/);
  expect(await lineAt("2026-11-25T04:00:00Z", "es", "CONTACT_GENERAL")).toMatch(
    /^Nuestro equipo responde mañana, desde las\s9/,
  );
});

it("promises no time when no opening is known", async () => {
  stockSite([]);
  const context = await pageContext(Promise.resolve({ locale: "en", store: "north", access: "locked" }));
  const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
  const workingHours = Object.fromEntries(
    days.map((day) => [day, { closed: true }]),
  ) as OpeningHours["workingHours"];
  expect(answeringLine({ person: null, hours: { workingHours } }, context)).toBe(
    "Our team answers when we open again",
  );
});
