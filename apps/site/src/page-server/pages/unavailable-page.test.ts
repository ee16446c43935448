import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { dealership } from "#server/settings/dealership.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { raw } from "../testing/use-page-server.ts";
import { sendUnavailable } from "./unavailable-page.ts";

const close: (() => unknown)[] = [];
afterEach(() => {
  for (const end of close.splice(0)) end();
});

const [store] = dealership.settings.stores;

async function ask(locale: "en" | "es", options: Parameters<typeof raw>[1] = {}) {
  const security = securityHeaders({ https: true, imageHosts: [] });
  const server = createServer((request, response: ServerResponse) =>
    sendUnavailable(request, response, { locale, store: store!.id, retryAfterSeconds: 5, security }),
  );
  close.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return raw(`http://localhost:${(server.address() as AddressInfo).port}/`, options);
}

describe("the page in place of an unavailable one", () => {
  it.each([
    ["en", "We’ll be right back", "Try again", "Call ("],
    ["es", "Volvemos en un momento", "Intentar de nuevo", "Llamar al ("],
  ] as const)("is in the visitor's language: %s", async (locale, ...words) => {
    const { status, headers, body } = await ask(locale, { headers: { accept: "text/html,*/*" } });
    expect(status).toBe(503);
    expect(headers).toMatchObject({ "retry-after": "5", "cache-control": "no-store" });
    expect(headers["content-security-policy"]).toContain("default-src 'self'");
    const html = body.toString();
    for (const word of [`<html lang="${locale}">`, `href="tel:${store!.phone}"`, ...words])
      expect(html).toContain(word);
  });

  it("is JSON for programs and for the router", async () => {
    const programs: Record<string, string>[] = [{ accept: "application/json" }, { accept: "*/*", rsc: "1" }];
    for (const headers of programs) {
      const { status, headers: answered, body } = await ask("es", { headers });
      expect([status, answered["retry-after"]]).toEqual([503, "5"]);
      expect(JSON.parse(body.toString())).toMatchObject({ errors: [{ field: "", code: "unavailable" }] });
    }
  });

  it("has no body for HEAD", async () => {
    const { status, body } = await ask("en", { method: "HEAD" });
    expect([status, body.length]).toEqual([503, 0]);
  });
});
