import { describe, expect, it } from "vitest";
import { whoAnswers } from "#server/leads/who-answers.ts";
import { testContext } from "#testing/test-context.ts";
import { callText } from "./call-text.ts";

/** What Priya's office says at a time in Springfield, Missouri, which is six hours behind UTC in November. */
function at(now: string, locale: "en" | "es" = "en") {
  const context = testContext([], { now, locale });
  const answering = whoAnswers({ kind: "APPLY_FINANCING", storeId: null }, context);
  const { title, text } = callText("Priya", answering, context);
  return { title, text: text.replaceAll(/[\u00a0\u202f]/g, " ") };
}

describe("callText", () => {
  it("promises today while the store is open for more than an hour", () => {
    expect(at("2026-11-23T18:00:00Z")).toEqual({
      title: "Priya calls you today",
      text: "The store is open until 7 PM.",
    });
    expect(at("2026-11-27T18:00:00Z").text).toBe("The store is open until 6 PM.");
  });

  it("does not promise today in the last hour", () => {
    expect(at("2026-11-24T00:00:01Z")).toEqual({
      title: "Priya calls you",
      text: "The store closes at 7 PM. If it is not today, then when we open again: the store opens tomorrow at 9 AM.",
    });
  });

  it("names the next opening, also over a closed Sunday", () => {
    expect(at("2026-11-23T12:00:00Z").text).toBe("We are closed now. The store opens at 9 AM.");
    expect(at("2026-11-24T03:00:00Z").text).toBe("We are closed now. The store opens tomorrow at 9 AM.");
    expect(at("2026-11-29T03:00:00Z")).toEqual({
      title: "Priya calls you when we open",
      text: "We are closed now. The store opens Monday at 9 AM.",
    });
  });

  it("says the same in Spanish", () => {
    expect(at("2026-11-23T18:00:00Z", "es").title).toBe("Priya le llama hoy");
    for (const now of ["2026-11-23T18:00:00Z", "2026-11-24T00:30:00Z", "2026-11-29T03:00:00Z"])
      expect(at(now, "es").text).toMatch(/[ap]\.\s?m\.$/);
  });
});
