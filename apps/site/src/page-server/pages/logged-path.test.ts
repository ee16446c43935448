import { createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { signToken } from "#server/tokens/signed-token.ts";
import { loggedPath } from "./logged-path.ts";

it.each([
  "/",
  "/unknown/page",
  "/used-cars-for-sale/2024-mitsubishi-outlander-sel-JA4J4VAR4RZ000001",
  "/0199e2a4-7c1e-7b60-9a53-3f1d2b6c8e10",
  "/WordPress/wp-content/IMG_1234.JPG",
])("keeps %s", (path) => expect(loggedPath(path)).toBe(path));

it("leaves out the token of a link, wherever it stands", () => {
  const expiresAt = new Date(2_000_000_000_000);
  const token = signToken("watch-stop", "0199e2a4-7c1e-7b60-9a53-3f1d2b6c8e10", { secret: "s", expiresAt });
  expect(loggedPath(`/appointment/${token}/x`)).toBe(`/appointment/${token.slice(0, 4)}…/x`);
  fc.assert(
    fc.property(fc.nat(), (n) => {
      const secret = createHmac("sha256", "s").update(String(n)).digest("base64url");
      expect(loggedPath(`/es/${secret}`)).not.toContain(secret.slice(0, 20));
    }),
  );
});

it("shortens a long path", () => {
  expect(loggedPath(`/${"a".repeat(300)}`)).toBe(`/${"a".repeat(199)}`);
});
