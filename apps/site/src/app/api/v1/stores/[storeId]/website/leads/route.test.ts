import { openDatabase } from "@forecourt/database";
import { exampleVehicle } from "@forecourt/inventory/testing";
import { describe, expect, test, vi } from "vitest";
import { openFormProblem } from "#server/cookies/form-problem.ts";
import { openSentLeads } from "#server/cookies/sent-leads.ts";
import { openVisitor } from "#server/cookies/visitor-cookie.ts";
import { shownConsent } from "#server/leads/consent-text.ts";
import { dealership } from "#server/settings/dealership.ts";
import { consentCookie } from "#testing/consent-cookie.ts";
import {
  cookiesOf,
  formRequest,
  jsonRequest,
  LEAD_LIMIT,
  LEAD_SITE_SECRET,
  useLeadSite,
} from "#testing/use-lead-site.ts";
import { stockSite } from "#testing/use-test-site.ts";
import { POST } from "./route.ts";

const car = exampleVehicle();
const site = useLeadSite([car]);

const PATH = "/api/v1/stores/north/website/leads";
const send = (request: Request, storeId = "north") => POST(request, { params: Promise.resolve({ storeId }) });

const customer = { firstName: "Ada", lastName: "Brown", email: "ada@example.com", phone: "(417) 555-0123" };
const message = { kind: "CONTACT_PURCHASE", customer, comments: "Is it still there?" };
const contact = {
  kind: "CONTACT_PURCHASE",
  origin: "/contact-us?about=purchase",
  page: "/contact-us",
  locale: "en",
  ...customer,
  message: "Is it still there?",
};

const cookieNamed = (response: Response, name: string) =>
  cookiesOf(response)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
const visitorOf = async (response: Response) =>
  (await openVisitor(cookieNamed(response, "visitor"), LEAD_SITE_SECRET)).profile;
const problemOf = (response: Response, form: string) =>
  openFormProblem(cookieNamed(response, "form"), form, LEAD_SITE_SECRET);

describe("a lead as JSON", () => {
  test("is stored, sealed for the worker, before the response", async () => {
    const { version } = shownConsent({ kind: "CONTACT_PURCHASE", page: "/contact-us" }, "en", "north");
    const response = await send(
      jsonRequest(PATH, { ...message, vehicle: { vin: car.vin }, consent: { version, granted: true } }),
    );
    expect(response.status).toBe(202);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const { leadId, ...rest } = (await response.json()) as { leadId: string };
    expect(rest).toEqual({ firstContact: true, opened: ["inventory", "price", "offers"] });

    const { rows } = await site.owner.pool.query("SELECT row_to_json(l)::text AS text FROM lead l");
    expect(rows).toHaveLength(1);
    for (const secret of ["ada@example.com", "4175550123", "still there", car.vin])
      expect(rows[0].text).not.toContain(secret);

    const [lead] = (await site.opened()).leads;
    expect(lead).toMatchObject({
      id: leadId,
      status: "new",
      storeId: "north",
      customer: { firstName: "Ada", phone: "4175550123" },
      comments: "Is it still there?",
      vehicle: { vin: car.vin, stockNumber: car.stockNumber },
      consent: { version, granted: true, text: expect.stringContaining("Privacy Policy") },
    });
  });

  test("names who answers as its page did; a client that is no page of ours promised nobody", async () => {
    const body = { ...message, vehicle: { vin: car.vin } };
    await send(jsonRequest(PATH, body));
    const foreign = jsonRequest(PATH, { ...body, comments: "And the price?" });
    foreign.headers.delete("Origin");
    await send(foreign);
    const named = (await site.opened()).leads.map(({ answering }) => answering);
    const person = dealership.staff.find(({ slug }) => named.some((one) => one?.slug === slug))!;
    const { slug, firstName, lastName, title } = person;
    expect(person.storeId).toBe(car.storeId);
    expect(named).toHaveLength(2);
    expect(named).toContain(undefined);
    expect(named).toContainEqual({ slug, name: `${firstName} ${lastName}`, title });
  });

  test("gets the same response when repeated, and is refused with another text under the same key", async () => {
    const headers = { "Idempotency-Key": "key-of-this-form-0001" };
    const first = await (await send(jsonRequest(PATH, message, { headers }))).json();
    const again = await send(jsonRequest(PATH, message, { headers }));
    expect([again.status, await again.json()]).toEqual([202, first]);

    const other = await send(jsonRequest(PATH, { ...message, comments: "Another" }, { headers }));
    expect(other.status).toBe(409);
    expect(await other.json()).toMatchObject({
      errors: [{ field: "Idempotency-Key", code: "idempotency-key" }],
    });
    expect(await site.states()).toEqual(["ready"]);
  });

  test("has an error message for each invalid field", async () => {
    const response = await send(
      jsonRequest(PATH, {
        kind: "CONTACT_GENERAL",
        customer: { ...customer, email: "ada@", phone: "+19999999999" },
      }),
    );
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: object[] };
    expect(errors).toHaveLength(3);
    expect(errors).toEqual(
      expect.arrayContaining([
        { field: "customer.email", code: "email", message: "Please enter a valid email address" },
        { field: "customer.phone", code: "required", message: "This field is required" },
        { field: "comments", code: "message", message: "Enter your message." },
      ]),
    );
    expect(await site.states()).toEqual([]);
  });

  test.each(["SERVICE", "SELL_OR_TRADE", "APPLY_FINANCING"])(
    "of %s needs an email or a phone",
    async (kind) => {
      for (const part of [
        {},
        { customer: null },
        { customer: { firstName: "Ada", phone: "+19999999999" } },
      ]) {
        const response = await send(jsonRequest(PATH, { kind, ...part }));
        expect(response.status).toBe(422);
      }
      const response = await send(jsonRequest(PATH, { kind, locale: "es" }));
      const error = {
        code: "email-or-phone",
        message: "Escriba un correo electrónico o un teléfono para que podamos responderle.",
      };
      expect(await response.json()).toEqual({
        errors: [
          { field: "customer.email", ...error },
          { field: "customer.phone", ...error },
        ],
      });
      expect(await site.states()).toEqual([]);
      expect((await send(jsonRequest(PATH, { kind, customer: { phone: customer.phone } }))).status).toBe(202);
    },
  );

  test("has Spanish error messages for a Spanish lead", async () => {
    const response = await send(jsonRequest(PATH, { ...message, locale: "es", comments: "" }));
    expect(await response.json()).toEqual({
      errors: [{ field: "comments", code: "message", message: "Escriba su mensaje." }],
    });
  });

  test.each([
    ["another type of body", { "Content-Type": "text/plain" }, JSON.stringify(message), 415],
    ["broken JSON", {}, "{", 400],
    ["another site's page", { Origin: "https://elsewhere.example" }, JSON.stringify(message), 403],
    ["a browser that says so", { "Sec-Fetch-Site": "cross-site" }, JSON.stringify(message), 403],
  ] as const)("is refused from %s", async (_name, headers, body, status) => {
    const response = await send(jsonRequest(PATH, body, { headers: headers as Record<string, string> }));
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errors: [{ field: "", message: expect.any(String) }] });
    expect(await site.states()).toEqual([]);
  });

  test("is refused for an unknown store", async () => {
    expect((await send(jsonRequest(PATH, message), "nowhere")).status).toBe(404);
  });

  test("is refused above the network's rate limit, with Retry-After", async () => {
    const from = (peer: string, n: number) =>
      send(jsonRequest(PATH, { ...message, comments: String(n) }, { headers: { "x-forecourt-peer": peer } }));
    for (let n = 0; n < LEAD_LIMIT; n += 1) expect((await from("203.0.113.5", n)).status).toBe(202);
    const refused = await from("203.0.113.77", LEAD_LIMIT);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await from("198.51.100.5", LEAD_LIMIT)).status).toBe(202);
  });

  test("gets its first response when repeated above the rate limit", async () => {
    const headers = (n: number) => ({ "Idempotency-Key": `key-of-form-number-${n}` });
    const post = (n: number) =>
      send(jsonRequest(PATH, { ...message, comments: String(n) }, { headers: headers(n) }));
    const first = await (await post(0)).json();
    for (let n = 1; n < LEAD_LIMIT; n += 1) expect((await post(n)).status).toBe(202);
    expect((await post(LEAD_LIMIT)).status).toBe(429);
    const again = await post(0);
    expect([again.status, await again.json()]).toEqual([202, first]);
  });

  test("is held for review when a bot seems to have sent it", async () => {
    await send(jsonRequest(PATH, { ...message, website: "https://spam.example" }));
    await send(jsonRequest(PATH, { ...message, comments: "Fast", elapsed: 200 }));
    await send(jsonRequest(PATH, { ...message, comments: "Slow", elapsed: 20_000, website: "" }));
    expect(await site.states()).toEqual(["held", "held", "ready"]);
  });

  test("is 503 when it cannot be stored", async () => {
    const away = openDatabase("postgres://nobody@127.0.0.1:1/nothing", { max: 1 });
    stockSite([car], away);
    const response = await send(jsonRequest(PATH, message));
    await away.close();
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
  });
});

describe("the cookie of the confirmation page", () => {
  const sentOf = async (response: Response) =>
    openSentLeads(cookieNamed(response, "sent")?.split(";")[0], LEAD_SITE_SECRET);

  test("names kind and vehicle of an accepted lead, as JSON or as a form", async () => {
    const asked = expect.objectContaining({ kind: "CONTACT_PURCHASE", vin: car.vin });
    const json = await send(jsonRequest(PATH, { ...message, vehicle: { vin: car.vin } }));
    expect(await sentOf(json)).toEqual([asked]);
    const form = await send(
      formRequest(PATH, { ...contact, vin: car.vin, message: "Again" }, { cookies: cookiesOf(json) }),
    );
    expect(await sentOf(form)).toEqual([asked]);
    const job = { ...contact, kind: "CAREERS", position: "Technician" };
    expect(await sentOf(await send(formRequest(PATH, job, { cookies: cookiesOf(form) })))).toEqual([
      expect.objectContaining({ kind: "CAREERS", vin: null }),
      asked,
    ]);
  });

  test("is not set for a refused form or an unlock", async () => {
    for (const values of [
      { ...contact, email: "" },
      { ...contact, kind: "UNLOCK_PRICE" },
    ])
      expect(cookieNamed(await send(formRequest(PATH, values)), "sent")).toBeUndefined();
  });
});

describe("the visitor after a lead", () => {
  const ALLOWED = consentCookie("essential,functional,analytics");
  const setCookieNamed = (response: Response, name: string) =>
    response.headers.getSetCookie().find((cookie) => cookie.replace("__Host-", "").startsWith(`${name}=`));

  test("without functional consent is known by an id only, and has open gates for the visit", async () => {
    const response = await send(jsonRequest(PATH, message));
    expect(setCookieNamed(response, "visitor")).not.toMatch(/Max-Age|Expires/);
    const profile = await visitorOf(response);
    expect(profile).toMatchObject({ firstName: "", lastName: "", email: "", phone: "", hasSentLead: true });
    expect(profile.uniqueUserId).toEqual(expect.any(String));
    expect(profile.unlockPrice).toEqual(expect.any(Number));
  });

  test.each([
    ["by the form's box", () => formRequest(PATH, { ...contact, remember: "on" })],
    ["by the box, as JSON", () => jsonRequest(PATH, { ...message, remember: true })],
  ])("is remembered %s, and the choice is recorded", async (_name, request) => {
    const response = await send(request());
    expect(await visitorOf(response)).toMatchObject({ firstName: "Ada", email: "ada@example.com" });
    expect(cookieNamed(response, "allowCookies")).toBe("essential%2Cfunctional");
  });

  test.each([
    ["as JSON", (cookies: string[]) => jsonRequest(PATH, { ...message, remember: true }, { cookies })],
    [
      "by a form",
      (cookies: string[]) => formRequest(PATH, { ...contact, keepRemembering: "on" }, { cookies }),
    ],
  ])("keeps the box ticked by an earlier choice, which stays as it is, %s", async (_name, request) => {
    const response = await send(request([ALLOWED]));
    expect((await visitorOf(response)).lastName).toBe("Brown");
    expect(cookieNamed(response, "allowCookies")).toBeUndefined();
  });

  test.each([
    ["as JSON", (cookies: string[]) => jsonRequest(PATH, message, { cookies })],
    // The hidden box of a visitor without an answer does not count.
    ["by a form", (cookies: string[]) => formRequest(PATH, { ...contact, remember: "on" }, { cookies })],
  ])("without the tick is forgotten, whatever the banner got, %s", async (_name, request) => {
    const first = await send(jsonRequest(PATH, { ...message, remember: true }, { cookies: [ALLOWED] }));
    const second = await send(request([...cookiesOf(first), ALLOWED]));
    const { firstName, lastName, email, phone, unlockPrice } = await visitorOf(second);
    expect([firstName, lastName, email, phone]).toEqual(["", "", "", ""]);
    expect(unlockPrice).toEqual(expect.any(Number));
    expect(setCookieNamed(second, "visitor")).toContain("Max-Age=34560000");
  });

  test.each([
    ["as JSON", (cookies: string[]) => jsonRequest(PATH, { ...message, remember: true }, { cookies })],
    [
      "by a form",
      (cookies: string[]) =>
        formRequest(PATH, { ...contact, remember: "on", keepRemembering: "on" }, { cookies }),
    ],
  ])("who refused functional cookies is not remembered, %s", async (_name, request) => {
    const response = await send(request([consentCookie("essential,analytics")]));
    expect(await visitorOf(response)).toMatchObject({ firstName: "", email: "", hasSentLead: true });
    expect(cookieNamed(response, "allowCookies")).toBeUndefined();
    expect(setCookieNamed(response, "visitor")).not.toContain("Max-Age");
  });

  test("leaves the cookie choice with the lead, and nothing before a choice", async () => {
    await send(
      jsonRequest(PATH, message, { cookies: [consentCookie("essential,analytics", "deny"), "gpc=1"] }),
    );
    await send(jsonRequest(PATH, { ...message, comments: "Again" }));
    const { leads } = await site.opened();
    expect(leads.map(({ cookieConsent }) => cookieConsent)).toEqual([
      {
        policyVersion: "2026-01",
        chosenAt: 1_795_700_000,
        locale: "en",
        choice: "deny",
        gpc: true,
        allowed: ["essential", "analytics"],
      },
      undefined,
    ]);
  });

  test("with incomplete details has closed gates", async () => {
    const { phone: _, ...rest } = customer;
    const lead = { kind: "APPLY_FINANCING", customer: rest };
    const profile = await visitorOf(await send(jsonRequest(PATH, lead)));
    expect(profile).toMatchObject({ hasSentLead: true, unlockPrice: null, unlockInventory: null });
  });

  test("is at first contact once, while the details are kept", async () => {
    const first = await send(jsonRequest(PATH, { ...message, remember: true }));
    expect(await first.clone().json()).toMatchObject({ firstContact: true });
    const next = jsonRequest(PATH, { ...message, comments: "More" }, { cookies: cookiesOf(first) });
    const second = await send(next);
    expect(await second.json()).toEqual({ leadId: expect.any(String) });
    expect((await visitorOf(second)).uniqueUserId).toBe((await visitorOf(first)).uniqueUserId);
  });

  test("of another person is that person", async () => {
    const first = await send(jsonRequest(PATH, { ...message, remember: true }));
    const other = { ...customer, firstName: "Bo", email: "bo@example.com" };
    const lead = { ...message, customer: other, remember: true };
    const request = jsonRequest(PATH, lead, { cookies: cookiesOf(first) });
    expect(await visitorOf(await send(request))).toMatchObject({ firstName: "Bo", email: "bo@example.com" });
  });
});

describe("a posted form", () => {
  test("redirects to the confirmation, and the next lead of this browser is a resend", async () => {
    const response = await send(formRequest(PATH, contact));
    expect([response.status, response.headers.get("location")]).toEqual([303, "/contact-us/sent"]);
    const cookies = cookiesOf(response);
    expect((await visitorOf(response)).hasSentLead).toBe(true);
    await send(formRequest(PATH, { ...contact, message: "One more thing" }, { cookies }));
    expect((await site.opened()).leads.map(({ status }) => status)).toEqual(["new", "resend"]);
  });

  test("is one lead when sent twice", async () => {
    await send(formRequest(PATH, contact));
    expect((await send(formRequest(PATH, contact))).headers.get("location")).toBe("/contact-us/sent");
    expect(await site.states()).toHaveLength(1);
  });

  test("is one lead on both sides of a window of its key, and another one a window later", async () => {
    const at = async (time: string) => {
      vi.useFakeTimers({ now: new Date(`2026-11-22T${time}Z`), toFake: ["Date"] });
      await send(formRequest(PATH, contact)).finally(() => vi.useRealTimers());
      return (await site.states()).length;
    };
    expect([await at("18:09:59"), await at("18:10:01"), await at("18:20:01")]).toEqual([1, 1, 2]);
  });

  test("continues when repeated above the rate limit", async () => {
    for (let n = 0; n < LEAD_LIMIT; n += 1) {
      await send(formRequest(PATH, { ...contact, message: String(n) }));
    }
    const refused = await send(formRequest(PATH, { ...contact, message: "One too many" }));
    expect(refused.headers.get("location")).toBe("/contact-us?about=purchase&problem=1#problem");
    const again = await send(formRequest(PATH, { ...contact, message: "0" }));
    expect(again.headers.get("location")).toBe("/contact-us/sent");
    expect(await site.states()).toHaveLength(LEAD_LIMIT);
  });

  test("of another page is another lead of the same person", async () => {
    const financing = { ...contact, kind: "APPLY_FINANCING", message: "" };
    const pages = ["/auto-financing/apply-for-financing", "/auto-financing/full-credit-application"];
    for (const page of pages) {
      const answer = await send(formRequest(PATH, { ...financing, page, next: `${page}?sent=form` }));
      expect(answer.headers.get("location")).toBe(`${page}?sent=form`);
    }
    expect((await site.opened()).leads.map(({ page }) => page)).toEqual(pages);
  });

  test("returns to its page with values and errors, none of them in the address", async () => {
    const response = await send(formRequest(PATH, { ...contact, email: "ada@", message: "" }));
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/contact-us?about=purchase&problem=1#problem");
    expect(await problemOf(response, "contact")).toEqual({
      form: "contact",
      values: { kind: "CONTACT_PURCHASE", ...customer, email: "ada@", message: "" },
      errors: [
        { field: "email", code: "email" },
        { field: "message", code: "message" },
      ],
    });
  });

  test("requires the shopper's vehicle for a trade, and never sends ours instead", async () => {
    const trade = { ...contact, kind: "CONTACT_TRADE", vin: car.vin };
    const refused = await send(formRequest(PATH, trade));
    const problem = await problemOf(refused, "trade-contact");
    expect(problem?.errors.map(({ field }) => field)).toEqual(["make", "model", "year", "price", "mileage"]);

    const own = { make: "Kia", model: "Soul", year: "2019", price: "$12,500", mileage: "61,000" };
    const accepted = await send(formRequest(PATH, { ...trade, ...own }));
    expect(accepted.headers.get("location")).toBe("/contact-us/sent");
    const [lead] = (await site.opened()).leads;
    expect(lead?.vehicle).toMatchObject({
      make: "Kia",
      year: 2019,
      price: 1_250_000,
      mileage: 61_000,
      vin: null,
    });
  });

  test("redirects in its language", async () => {
    const locationOf = async (values: Record<string, string>) =>
      (await send(formRequest(PATH, { ...contact, locale: "es", ...values }))).headers.get("location");
    expect(await locationOf({})).toBe("/es/contact-us/sent");
    expect(await locationOf({ origin: "//elsewhere.example", email: "" })).toBe(
      "/es/contact-us?problem=1#problem",
    );
    expect(await locationOf({ kind: "UNLOCK_PRICE", next: "/es/cars-for-sale" })).toBe(
      "/es/unlock/verify?next=%2Fes%2Fcars-for-sale",
    );
  });

  test("of a content page redirects to the page's own next page", async () => {
    const job = { ...contact, kind: "CAREERS", position: "Technician", next: "/our-company/careers?sent=1" };
    const accepted = await send(formRequest(PATH, job));
    expect(accepted.headers.get("location")).toBe("/our-company/careers?sent=1");
    const elsewhere = await send(formRequest(PATH, { ...job, next: "//elsewhere.example" }));
    expect(elsewhere.headers.get("location")).toBe("/contact-us/sent");
    const [lead] = (await site.opened()).leads;
    expect(lead).toMatchObject({ kind: "CAREERS", details: { position: "Technician" } });
  });

  test("for a test drive is a lead of its kind with the vehicle", async () => {
    const next = "/test-drive?sent=request#request";
    const drive = { ...contact, kind: "SCHEDULE_TEST_DRIVE", vin: car.vin, message: "Saturday", next };
    const accepted = await send(formRequest(PATH, drive));
    expect(accepted.headers.get("location")).toBe(next);
    const [lead] = (await site.opened()).leads;
    expect(lead).toMatchObject({
      kind: "SCHEDULE_TEST_DRIVE",
      comments: "Saturday",
      vehicle: { vin: car.vin, stockNumber: car.stockNumber },
    });
  });

  test.each([
    ["SERVICE", "service", ["firstName", "lastName", "email", "phone", "make", "model", "year"]],
    ["APPLY_FINANCING", "financing", ["firstName", "lastName", "email", "phone"]],
  ])("requires more fields than the API: %s", async (kind, form, fields) => {
    const refused = await send(formRequest(PATH, { kind, origin: "/service" }));
    expect(refused.headers.get("location")).toBe("/service?problem=1#problem");
    expect((await problemOf(refused, form))?.errors.map(({ field }) => field)).toEqual(fields);
    expect(await site.states()).toEqual([]);
  });

  test("never redirects to another site", async () => {
    const refused = await send(formRequest(PATH, { ...contact, origin: "//elsewhere.example/a", email: "" }));
    expect(refused.headers.get("location")).toBe("/contact-us?problem=1#problem");
    const unlock = { kind: "UNLOCK_PRICE", ...customer, next: "https://elsewhere.example" };
    expect((await send(formRequest(PATH, unlock))).headers.get("location")).toBe("/unlock/verify");
  });

  test("is held when the honeypot is filled in, with the same response", async () => {
    const response = await send(formRequest(PATH, { ...contact, website: "x" }));
    expect(response.headers.get("location")).toBe("/contact-us/sent");
    expect(await site.states()).toEqual(["held"]);
  });

  test("stores the consent text that was shown", async () => {
    await send(formRequest(PATH, { ...contact, consent: "0123456789ab" }));
    const [lead] = (await site.opened()).leads;
    expect(lead?.consent).toEqual({ version: "0123456789ab", granted: true, text: "" });
  });
});

describe("a financing application", () => {
  const application = { kind: "APPLY_FINANCING", customer, page: "/auto-financing/apply-for-financing" };

  test("without a change is answered as already received, and nothing is sent", async () => {
    const first = await send(jsonRequest(PATH, application));
    const cookies = cookiesOf(first);
    const { leadId } = (await first.json()) as { leadId: string };
    const page = "/auto-financing/full-credit-application";
    for (const same of [application, { ...application, page }]) {
      const again = await send(jsonRequest(PATH, same, { cookies }));
      expect([again.status, await again.json()]).toEqual([200, { leadId, alreadyReceived: true }]);
      expect(await openSentLeads(cookieNamed(again, "sent"), LEAD_SITE_SECRET)).toEqual([
        expect.objectContaining({ kind: "APPLY_FINANCING", vin: null, alreadyReceived: true }),
      ]);
    }
    expect(await site.states()).toHaveLength(1);
  });

  test("that is already received forgets the details too, without the tick", async () => {
    const first = await send(jsonRequest(PATH, { ...application, remember: true }));
    const again = await send(jsonRequest(PATH, application, { cookies: cookiesOf(first) }));
    expect(await again.clone().json()).toMatchObject({ alreadyReceived: true });
    expect(await visitorOf(again)).toMatchObject({ firstName: "", email: "", hasSentLead: true });
  });

  test.each([
    ["another phone", { customer: { ...customer, phone: "(417) 555-0177" } }],
    ["a message", { comments: "My hours changed." }],
    ["a vehicle", { vehicle: { vin: car.vin } }],
    ["another detail", { details: { buyingTime: "Next week" } }],
  ])("with %s is sent", async (_name, change) => {
    const cookies = cookiesOf(await send(jsonRequest(PATH, application)));
    const again = await send(jsonRequest(PATH, { ...application, ...change }, { cookies }));
    expect(again.status).toBe(202);
    expect(await site.states()).toHaveLength(2);
  });

  test("for another store is sent", async () => {
    const cookies = cookiesOf(await send(jsonRequest(PATH, application)));
    expect((await send(jsonRequest(PATH, application, { cookies }), "riverside")).status).toBe(202);
  });

  test("of another browser is sent", async () => {
    await send(jsonRequest(PATH, application));
    const key = { "Idempotency-Key": "key-of-another-browser" };
    expect((await send(jsonRequest(PATH, application, { headers: key }))).status).toBe(202);
    expect(await site.states()).toHaveLength(2);
  });

  test("posted again continues to its confirmation, and nothing is sent", async () => {
    const form = { ...contact, kind: "APPLY_FINANCING", message: "", next: "/auto-financing?sent=form" };
    const cookies = cookiesOf(await send(formRequest(PATH, form)));
    const again = await send(formRequest(PATH, form, { cookies }));
    expect([again.status, again.headers.get("location")]).toEqual([303, "/auto-financing?sent=form"]);
    const [sent] = await openSentLeads(cookieNamed(again, "sent"), LEAD_SITE_SECRET);
    expect(sent?.alreadyReceived).toBe(true);
    expect(await site.states()).toHaveLength(1);
  });
});
