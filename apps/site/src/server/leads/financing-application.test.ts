import { type Lead, parseLead } from "@forecourt/leads";
import { expect, it } from "vitest";
import { useTestSite } from "#testing/use-test-site.ts";
import { financingApplication, receivedApplication } from "./financing-application.ts";

useTestSite();

const DAY = 24 * 3600 * 1000;
const now = new Date("2026-11-23T15:00:00Z");

function leadOf(body: object): Lead {
  const parsed = parseLead({ kind: "APPLY_FINANCING", customer: { email: "ada@example.com" }, ...body });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.value;
}

it("recognises the same application for 30 days", () => {
  const application = financingApplication(leadOf({}), { storeId: "north", leadId: "lead", now });
  const after = (ms: number) =>
    receivedApplication(leadOf({ locale: "es", page: "/other" }), "north", {
      application,
      now: new Date(now.getTime() + ms),
    });
  expect(after(0)).toBe("lead");
  expect(after(30 * DAY - 1)).toBe("lead");
  expect(after(30 * DAY)).toBeUndefined();
});

it("remembers no other kind of lead", () => {
  const other = leadOf({ kind: "SERVICE" });
  expect(financingApplication(other, { storeId: "north", leadId: "lead", now })).toBeUndefined();
  const application = { digest: "", leadId: "lead", receivedAt: now.getTime() };
  expect(receivedApplication(other, "north", { application, now })).toBeUndefined();
});
