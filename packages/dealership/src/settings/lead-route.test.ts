import { describe, expect, test } from "vitest";
import { leadRoute } from "./lead-route.ts";
import type { LeadRecipient } from "./lead-routing-schema.ts";

const to = (name: string): LeadRecipient[] => [{ email: `${name}@dealer.example`, resend: "as-resend" }];

const routing = {
  default: { type: "adf" as const, subject: "Website Lead", recipients: to("crm") },
  kinds: {
    SERVICE: { type: "text" as const, subject: "Service", recipients: to("service") },
    UNLOCK_PRICE: { subject: "Price request" },
  },
  stores: {
    east: { default: { recipients: to("east") }, kinds: { SERVICE: { recipients: to("east-service") } } },
  },
};

describe("leadRoute", () => {
  test("a kind without a route takes the default", () => {
    expect(leadRoute(routing, "CAREERS", { production: true })).toEqual(routing.default);
  });

  test("a kind says only what differs", () => {
    expect(leadRoute(routing, "UNLOCK_PRICE", { production: true })).toEqual({
      ...routing.default,
      subject: "Price request",
    });
    expect(leadRoute(routing, "SERVICE", { production: true })).toEqual(routing.kinds.SERVICE);
  });

  test.each([
    ["UNLOCK_PRICE", "east@dealer.example", "Price request"],
    ["SERVICE", "east-service@dealer.example", "Service"],
  ])("in production a store overrides %s", (kind, email, subject) => {
    const route = leadRoute(routing, kind, { storeId: "east", production: true });
    expect(route.recipients[0]?.email).toBe(email);
    expect(route.subject).toBe(subject);
  });

  test("a store's default wins over the group's route for a kind", () => {
    const stores = { east: { default: { recipients: to("east") } } };
    const route = leadRoute({ ...routing, stores }, "SERVICE", { storeId: "east", production: true });
    expect(route).toEqual({ type: "text", subject: "Service", recipients: to("east") });
  });

  test.each(["SERVICE", "UNLOCK_PRICE", "CAREERS"])("outside production no store is reached: %s", (kind) => {
    expect(leadRoute(routing, kind, { storeId: "east", production: false })).toEqual(
      leadRoute(routing, kind, { storeId: null, production: false }),
    );
  });

  test.each(["constructor", "toString", "__proto__"])("%s is neither a kind nor a store", (name) => {
    expect(leadRoute(routing, name, { storeId: name, production: true })).toEqual(routing.default);
  });
});
