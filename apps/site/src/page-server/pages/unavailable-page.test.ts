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

async function ask(locale: "en" | "es", options: Parameters<typeof raw>[1] = {}, posted?: Buffer) {
  const security = securityHeaders({ https: true, imageHosts: [] });
  const server = createServer((request, response: ServerResponse) =>
    sendUnavailable(request, response, { locale, store: store!.id, retryAfterSeconds: 5, security, posted }),
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

  it.each([
    ["en", "Send again"],
    ["es", "Enviar de nuevo"],
  ] as const)("sends a posted form again, as it was typed: %s", async (locale, word) => {
    const typed = new URLSearchParams({ firstName: '"><script>', comments: "Señor & Söhne\n2" });
    const { status, body } = await ask(
      locale,
      {
        method: "POST",
        path: "/api/v1/stores/north/website/leads?a=1&b=2",
        headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
      },
      Buffer.from(typed.toString()),
    );
    expect(status).toBe(503);
    const html = body.toString();
    expect(html).toContain('<form method="post" action="/api/v1/stores/north/website/leads?a=1&#38;b=2">');
    expect(html).toContain('name="firstName" value="&#34;&#62;&#60;script&#62;"');
    expect(html).toContain('name="comments" value="Señor &#38; Söhne\n2"');
    expect(html).toContain(`<button>${word}</button>`);
    expect(html).not.toContain('href=""');
  });

  it.each([
    ["a file", "/api/v1/stores/north/website/leads", "multipart/form-data; boundary=x"],
    [
      "a credit application",
      "/api/v1/stores/north/website/credit-applications",
      "application/x-www-form-urlencoded",
    ],
  ])("does not send back %s, and leads back to its form", async (_name, path, type) => {
    const headers = { accept: "text/html", "content-type": type, host: "cars.example" };
    const ask503 = (referer: string) =>
      ask("en", { method: "POST", path, headers: { ...headers, referer } }, Buffer.from("ssn=219-09-9999"));
    const html = (await ask503("https://cars.example/careers?x=1")).body.toString();
    expect(html).toContain('<a href="/careers?x=1">Back to the form</a>');
    expect(html).not.toContain("219");
    const spanish = (await ask503("https://cars.example/es/careers")).body.toString();
    expect(spanish).toContain('<a href="/es/careers">Volver al formulario</a>');
    expect(spanish).toContain('<html lang="es">');
    expect((await ask503("https://elsewhere.example/careers")).body.toString()).not.toContain("careers");
  });

  it("has no body for HEAD", async () => {
    const { status, body } = await ask("en", { method: "HEAD" });
    expect([status, body.length]).toEqual([503, 0]);
  });
});
