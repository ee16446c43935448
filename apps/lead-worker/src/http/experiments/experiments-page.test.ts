import { storeExposures } from "@forecourt/database";
import { useTestDatabase } from "@forecourt/database/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { useTestWorkers } from "../../testing/test-worker.ts";

const database = useTestDatabase();
const workers = useTestWorkers(database);
beforeEach(() => database.reset());

async function page(headers: Record<string, string> = {}) {
  const { port } = await workers.start();
  const answer = await fetch(`http://127.0.0.1:${port}/experiments`, { headers });
  return {
    status: answer.status,
    policy: answer.headers.get("content-security-policy"),
    text: await answer.text(),
  };
}

const cells = (text: string, variant: string) => {
  const row = text.split("<tr>").find((part) => part.includes(`<td>${variant}</td>`)) ?? "";
  return [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell);
};

describe("the page of experiments", () => {
  it("compares the variants, with an interval and a sentence", async () => {
    const visitors = Array.from({ length: 30 }, (_, at) => ({
      experiment: "home-hero-order",
      variant: at % 2 === 0 ? "pre-approval-first" : "warranty-first",
      visitor: `visitor-${at}`,
    }));
    await storeExposures(database.site, visitors);
    for (const { visitor, variant } of visitors)
      if (variant === "warranty-first")
        await database.owner.pool.query(
          "INSERT INTO experiment_outcome VALUES ('home-hero-order', $1, 'CONTACT_GENERAL')",
          [visitor],
        );
    const { text, policy } = await page();
    expect(cells(text, "pre-approval-first")).toEqual([
      "pre-approval-first",
      "15",
      "0",
      "0%",
      "0% – 20.4%",
      "–",
    ]);
    expect(cells(text, "warranty-first").slice(0, 5)).toEqual([
      "warranty-first",
      "15",
      "15",
      "100%",
      "79.6% – 100%",
    ]);
    expect(text).toContain("More visitors send a form with warranty-first than with pre-approval-first.");
    expect(text).not.toContain("visitor-");
    expect(policy).toContain("default-src 'none'");
  });

  it("says that the numbers tell nothing yet", async () => {
    const { text } = await page();
    expect(text).toContain("too few visitors");
  });

  it("answers this machine only", async () => {
    expect((await page({ "x-forwarded-for": "203.0.113.9" })).status).toBe(403);
  });
});
