import { rawRequest } from "./product/raw-request.ts";
import { expect, productUrl, test } from "./product/test.ts";
import { findCar } from "./shopper/find-car.ts";
import { sendInquiry, testShopper } from "./shopper/send-inquiry.ts";

const LEADS = "/api/v1/stores/north/website/leads";

/** Every kind of response but files: pages, errors, the API, and refused requests. */
const RESPONSES: [string, Parameters<typeof rawRequest>, number][] = [
  ["the home page", ["/"], 200],
  ["a list", ["/cars-for-sale?page=2"], 200],
  ["a form", ["/contact-us"], 200],
  ["no such page", ["/nope"], 404],
  ["a redirect", ["/cars-for-sale/"], 308],
  ["health", ["/api/health"], 200],
  ["the API", ["/api/v1/stores/north/website/vehicles"], 200],
  ["no such resource", ["/api/nope"], 404],
  ["a method that no page has", ["/", { method: "POST" }], 405],
  ["a method that nobody has", ["/", { method: "DELETE" }], 405],
  ["tracing", ["/", { method: "TRACE" }], 405],
  ["a body that is too long", [LEADS, jsonOf("a".repeat(32 * 1024 - 1))], 413],
  [
    "a body of another kind",
    [LEADS, { method: "POST", headers: { "Content-Type": "text/plain" }, body: "{}" }],
    415,
  ],
  ["an empty lead", [LEADS, jsonOf("")], 422],
  ["an address that never ends", [`/${"a".repeat(5000)}`], 414],
];

const FILES: [string, string, number][] = [
  ["a picture", "/illustrations/images/suv-front-quarter-white-640.avif", 200],
  ["a small picture", "/illustrations/images/suv-front-quarter-white-448.avif", 200],
  ["no such file", "/_next/static/nope.js", 404],
];

const SECURITY_HEADERS = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": expect.stringContaining("camera=()"),
};

/** A POST request with the text as a JSON string, which is two bytes longer. */
function jsonOf(text: string): { method: string; headers: Record<string, string>; body: string } {
  return { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(text) };
}

for (const [name, [path, options], status] of RESPONSES) {
  test(`security headers are on every response: ${name}`, async () => {
    const { headers, ...answer } = await rawRequest(path, options);
    expect(answer.status).toBe(status);
    expect(headers).toMatchObject(SECURITY_HEADERS);
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("server");
    const policy = headers["content-security-policy"] ?? "";
    for (const part of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(part);
    expect(/script-src [^;]*/.exec(policy)?.[0]).toMatch(/^script-src 'self'( 'sha256-[\w+/]{43}=')*$/);
  });
}

for (const [name, path, status] of FILES) {
  test(`a file may load and run nothing: ${name}`, async () => {
    const { headers, ...answer } = await rawRequest(path);
    expect(answer.status).toBe(status);
    expect(headers).toMatchObject(SECURITY_HEADERS);
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
  });
}

test("nothing violates the content security policy from the home page to the sent message", async ({
  page,
  complaints,
}) => {
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      const report = (window as unknown as { reportViolation(text: string): void }).reportViolation;
      report(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  await findCar(page, { scripts: true });
  await sendInquiry(page, testShopper("policy"));
  expect([violations, complaints]).toEqual([[], []]);
});

test("an injected script does not run", async ({ page }) => {
  await page.route("**/cars-for-sale", async (route) => {
    const answer = await route.fetch();
    const planted =
      "<script>document.title = 'planted'</script><img src=x onerror=\"document.title='planted'\">";
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace("</main>", `${planted}</main>`),
    });
  });
  const refused = page.waitForEvent("console", (message) => /Content Security Policy/.test(message.text()));
  await page.goto("/cars-for-sale");
  await refused;
  await expect(page).toHaveTitle(/cars for sale/i);
  expect(await page.content()).toContain("planted");
});

test.describe("hostile requests", () => {
  test("a protocol upgrade is answered like any other request", async () => {
    const headers = {
      Connection: "Upgrade",
      Upgrade: "websocket",
      "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    };
    expect((await rawRequest("/", { headers })).status).toBe(200);
  });

  test("internal headers of the framework are ignored", async () => {
    const plain = await rawRequest("/cars-for-sale");
    for (const headers of [
      { "x-middleware-subrequest": "src/proxy:src/proxy:src/proxy:src/proxy:src/proxy" },
      { "x-middleware-rewrite": "/v/en/north/open/home" },
      { "next-action": "00000000000000000000000000000000" },
      { "x-forecourt-page": "/v/en/north/open/listing?s=%2Fcars-for-sale" },
      { "x-forecourt-peer": "10.0.0.1" },
      { "x-matched-path": "/v/en/north/open/home" },
      { "x-nextjs-data": "1" },
      { "next-resume": "1" },
    ]) {
      const answer = await rawRequest("/cars-for-sale", {
        headers: headers as unknown as Record<string, string>,
      });
      expect([answer.status, answer.headers["etag"]], JSON.stringify(headers)).toEqual([
        200,
        plain.headers["etag"],
      ]);
    }
  });

  test("internal pages are not reachable", async () => {
    for (const path of [
      "/v/en/north/open/home",
      "/v/en/north/locked/listing?s=%2Fcars-for-sale",
      "/v",
      "/_next/image?url=%2Fx",
      "/_next/data/x.json",
    ])
      expect((await rawRequest(path)).status, path).toBe(404);
  });

  test("no address redirects to another host", async () => {
    const { host } = new URL(productUrl());
    for (const start of [
      "//evil.test",
      "/\\evil.test",
      "//evil.test/cars-for-sale/",
      "/%2F%2Fevil.test/",
      "/cars-for-sale//evil.test",
      "///evil.test//",
      "/search-vehicles/all-inventory/bodystyle/%2F%2Fevil.test",
    ]) {
      const { status, headers } = await rawRequest(start);
      const location = new URL(headers["location"] ?? "/", productUrl());
      expect(location.host, `${start}: ${status} ${headers["location"]}`).toBe(host);
      expect(status, start).toBeLessThan(500);
    }
  });

  test("a form from another origin is refused", async () => {
    const lead = jsonOf("");
    for (const headers of [{ Origin: "https://evil.test" }, { "Sec-Fetch-Site": "cross-site" }])
      expect(
        (
          await rawRequest(LEADS, {
            ...lead,
            headers: { ...lead.headers, ...headers } as unknown as Record<string, string>,
          })
        ).status,
      ).toBe(403);
  });
});
