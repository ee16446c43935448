import { expect, it } from "vitest";
import { addressNetworkKey } from "./address-network-key.ts";

it("changes every day, and has nothing of the address", () => {
  const keyOn = (day: string) => addressNetworkKey("203.0.113.9", "secret", new Date(`${day}T12:00:00Z`));
  expect(keyOn("2026-11-20")).toBe(keyOn("2026-11-20"));
  expect(keyOn("2026-11-20")).not.toBe(keyOn("2026-11-21"));
  expect(keyOn("2026-11-20")).toMatch(/^[\w-]{43}$/);
  const decoded = Buffer.from(keyOn("2026-11-20"), "base64url").toString("latin1");
  for (const part of ["203", "113"]) expect(decoded).not.toContain(part);
});
