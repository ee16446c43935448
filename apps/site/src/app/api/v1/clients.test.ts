import { createLeadsClient, type LeadRequest } from "@forecourt/api-clients/leads";
import { createPhoneVerificationClient } from "@forecourt/api-clients/phone-verification";
import { createVehiclesClient } from "@forecourt/api-clients/vehicles";
import { parsePaymentTerms } from "@forecourt/finance";
import { exampleVehicle } from "@forecourt/inventory/testing";
import { cents } from "@forecourt/units";
import { describe, expect, test } from "vitest";
import { settingsFor } from "#server/settings/dealership.ts";
import { paymentFor } from "#server/vehicles/payment-estimate.ts";
import { asVisible } from "#testing/test-context.ts";
import { cookiesOf, LEAD_LIMIT, useLeadSite } from "#testing/use-lead-site.ts";
import { useServedApi } from "#testing/use-served-api.ts";

const open = exampleVehicle();
const sold = exampleVehicle({ vin: "JA4J4VAR4RZ004418", status: "sold" });
const hidden = exampleVehicle({ vin: "JA4J4VAR4RZ004419", visibility: "private" });
const elsewhere = exampleVehicle({ vin: "JA4J4VAR4RZ004420", storeId: "airport" });
const leased = exampleVehicle({
  vin: "JA4J4VAR4RZ004421",
  condition: "new",
  year: 2023,
  msrp: cents(3_200_000),
});
const site = useLeadSite([open, sold, hidden, elsewhere, leased]);
const api = useServedApi();

const v1 = () => ({ baseUrl: `${api.url}/api/v1`, retries: 0 });
const refused = (status: number, code: string) => ({
  ok: false,
  errors: [{ path: [], kind: "refused", code: `http.${status}`, status, retryable: false }],
  refusals: [{ code, message: expect.any(String) }],
});

const customer = { firstName: "Ada", lastName: "Brown", email: "ada@example.com", phone: "(417) 555-0123" };

describe("vehicles", () => {
  const north = () => createVehiclesClient({ ...v1(), store: "north" });
  const group = () => createVehiclesClient({ ...v1(), group: "larkspur" });

  test("are searched in a store and in the group", async () => {
    expect(await north().search({ bodyStyle: ["suvs"], year: { min: 2024, max: null } })).toMatchObject({
      ok: true,
      value: { total: 1, vehicles: [{ storeId: "north" }], privateTotal: 1 },
    });
    expect(await group().search({ sort: "priceLow" })).toMatchObject({ ok: true, value: { total: 3 } });
    expect(await group().search({ price: { min: null, max: 1_000 } })).toMatchObject({ value: { total: 0 } });
  });

  test("are read by VIN", async () => {
    expect(await north().get(open.vin.toLowerCase())).toMatchObject({
      ok: true,
      value: { vin: open.vin, priceLocked: true, priceLines: expect.any(Array) },
    });
    expect(await north().get(sold.vin)).toMatchObject(refused(410, "sold"));
    expect(await north().get(hidden.vin)).toMatchObject(refused(403, "private"));
    expect(await north().get(elsewhere.vin)).toMatchObject(refused(404, "vehicle"));
    expect(await group().get(elsewhere.vin)).toMatchObject({ ok: true });
  });

  test("are listed for the sitemap", async () => {
    expect(await group().sitemap()).toMatchObject({
      ok: true,
      value: expect.arrayContaining([{ url: expect.stringContaining(open.vin), lastmod: "2026-08-14" }]),
    });
  });

  test("of an unknown store or group are 404", async () => {
    const nowhere = createVehiclesClient({ ...v1(), store: "nowhere" });
    expect(await nowhere.search()).toMatchObject(refused(404, "store"));
    expect(await createVehiclesClient({ ...v1(), group: "north" }).sitemap()).toMatchObject(
      refused(404, "group"),
    );
  });
});

describe("payments", () => {
  const north = () => createVehiclesClient({ ...v1(), store: "north" });
  const settings = settingsFor("north");
  const asked = { cashDown: 2000, tradeEquity: 0, creditScore: 700, months: 60 };

  test("are those of the vehicle's page for the same terms", async () => {
    const terms = parsePaymentTerms("2000,0,700,60", settings.finance);
    const shown = paymentFor(asVisible(open, "locked"), terms, settings)!;
    const result = await north().estimatePayment({ vin: open.vin, ...asked });
    expect(result).toMatchObject({
      ok: true,
      value: {
        ...asked,
        vin: open.vin,
        product: "loan",
        priceLocked: true,
        payment: shown.payment / 100,
        aprPercent: shown.aprBp / 100,
        amountFinanced: shown.amountFinanced / 100,
        totalOfPayments: shown.totalOfPayments / 100,
        financeCharge: shown.financeCharge / 100,
        included: [
          { code: "documentary", amount: 245 },
          { code: "thirty-day-drive", amount: 10 },
        ],
        milesPerYear: null,
        exampleTerms: true,
      },
    });
    const hiddenPrice = (open.salePrice ?? 0) / 100;
    expect(JSON.stringify(result)).not.toContain(String(hiddenPrice));
  });

  test("without terms are by the example terms; choices move to the nearest step, amounts do not", async () => {
    const example = paymentFor(asVisible(open, "locked"), null, settings)!;
    expect(await north().estimatePayment({ vin: open.vin })).toMatchObject({
      value: { payment: example.payment / 100, months: 72 },
    });
    expect(
      await north().estimatePayment({
        vin: open.vin,
        ...asked,
        months: 61,
        creditScore: 703,
        cashDown: 149.5,
      }),
    ).toMatchObject({ value: { months: 60, creditScore: 700, cashDown: 149.5 } });
  });

  test("of a price with fees add none, and negative equity raises the amount financed", async () => {
    expect(await north().estimatePayment({ price: 28_000, ...asked, tradeEquity: -1500 })).toMatchObject({
      value: { vin: null, price: 28_000, included: [], amountFinanced: 27_500, tradeEquity: -1500 },
    });
  });

  test("take the default percent down of the price that is shown, with or without its lines", async () => {
    const whole = await north().estimatePayment({ price: 27_355 });
    expect(whole).toMatchObject({ value: { cashDown: 2735.5 } });
    const shown = await north().estimatePayment({ vin: open.vin });
    expect(shown.ok && shown.value.cashDown).toBe(shown.ok && Math.round(shown.value.price * 10) / 100);
  });

  test("of a lease have a residual and no rate", async () => {
    const result = await north().estimatePayment({ vin: leased.vin, product: "lease", months: 36 });
    expect(result).toMatchObject({
      value: { product: "lease", months: 36, milesPerYear: 10_000, aprPercent: null, aprParts: [] },
    });
    expect(result.ok && result.value.residual).toBeGreaterThan(0);
    expect(await north().estimatePayment({ vin: open.vin, product: "lease" })).toMatchObject(
      refused(422, "no-lease"),
    );
    const paid = await north().estimatePayment({ vin: leased.vin, product: "lease", cashDown: 20_000 });
    expect(paid).toMatchObject(refused(422, "residual-above-cap"));
  });

  test("are refused for what a visitor may not see, and for wrong fields", async () => {
    const codeOf = async (body: object) => {
      const result = await north().estimatePayment(body as { vin: string });
      return result.ok
        ? null
        : result.refusals?.map(({ field, code }) => `${result.errors[0].status} ${field} ${code}`);
    };
    expect(await codeOf({ vin: sold.vin })).toEqual(["410 vin sold"]);
    expect(await codeOf({ vin: hidden.vin })).toEqual(["403 vin private"]);
    expect(await codeOf({ vin: elsewhere.vin })).toEqual(["404 vin vehicle"]);
    expect(await codeOf({})).toEqual(["422 vin required"]);
    expect(await codeOf({ vin: open.vin, price: 1 })).toEqual(["422 price invalid"]);
    expect(await codeOf({ vin: "1", months: 1.5, product: "gift" })).toEqual([
      "422 vin invalid",
      "422 months invalid",
      "422 product invalid",
    ]);
    expect(await codeOf({ price: 1e12, cashDown: -1 })).toEqual([
      "422 price invalid",
      "422 cashDown invalid",
    ]);
  });
});

describe("leads", () => {
  const lead: LeadRequest = { kind: "CONTACT_PURCHASE", customer, comments: "Is it still there?" };
  const client = () => createLeadsClient({ ...v1(), store: "north" });
  const key = { idempotencyKey: "key-of-this-lead-0001" };

  test("are stored once when repeated", async () => {
    const first = await client().send({ ...lead, vehicle: { vin: open.vin } }, key);
    expect(first).toMatchObject({ ok: true, value: { leadId: expect.any(String) } });
    expect(await client().send({ ...lead, vehicle: { vin: open.vin } }, key)).toEqual(first);
    const { leads } = await site.opened();
    expect(leads).toMatchObject([{ kind: "CONTACT_PURCHASE", vehicle: { vin: open.vin }, storeId: "north" }]);
    expect(await client().send(lead, key)).toMatchObject(refused(409, "idempotency-key"));
  });

  test("have an error per invalid field", async () => {
    const wrong = { ...customer, email: "ada@", lastName: "" };
    expect(await client().send({ ...lead, customer: wrong }, key)).toMatchObject({
      errors: [{ kind: "refused", status: 422 }],
      refusals: expect.arrayContaining([
        { field: "customer.email", code: "email", message: "Please enter a valid email address" },
        { field: "customer.lastName", code: "lastName", message: "Enter your last name." },
      ]),
    });
  });

  test("are refused when too large or for an unknown store", async () => {
    const large = { ...lead, comments: "x".repeat(33 * 1024) } as const;
    expect(await client().send(large, key)).toMatchObject(refused(413, "too-large"));
    const nowhere = createLeadsClient({ ...v1(), store: "nowhere" });
    expect(await nowhere.send(lead, key)).toMatchObject(refused(404, "store"));
  });

  test("have Retry-After above the rate limit", async () => {
    for (let n = 0; n < LEAD_LIMIT; n += 1)
      expect((await client().send(lead, { idempotencyKey: `key-${n}` })).ok).toBe(true);
    const result = await client().send(lead, { idempotencyKey: "one-more" });
    expect(result).toMatchObject({
      errors: [{ kind: "http", status: 429, retryable: true, retryAfterSeconds: expect.any(Number) }],
      refusals: [{ code: "limited" }],
    });
  });

  test("have the next step of an unlock", async () => {
    expect(await client().send({ kind: "UNLOCK_PRICE", customer }, key)).toMatchObject({
      ok: true,
      value: { unlock: "code-sent" },
    });
  });
});

describe("phones", () => {
  const phone = "(417) 555-0123";
  const client = (headers: Record<string, string> = {}) =>
    createPhoneVerificationClient({ baseUrl: `${api.url}/api`, headers });

  /** The cookies of a browser whose unlock waits for a code. */
  async function pendingUnlock(): Promise<{ Cookie: string }> {
    const lead = { kind: "UNLOCK_PRICE", customer: { ...customer, phone: "(417) 555-0199" } };
    const answer = await fetch(`${api.url}/api/v1/stores/north/website/leads`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(lead),
    });
    return { Cookie: cookiesOf(answer).join("; ") };
  }

  test("are verified with the code", async () => {
    const cookies = await pendingUnlock();
    expect(await client(cookies).sendCode({ phone, locale: "es", store: "north" })).toMatchObject({
      ok: true,
      value: { message: expect.any(String) },
    });
    const { code } = (await site.opened()).codes.find((sent) => sent.phone === "+14175550123")!;
    const another = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    expect(await client().checkCode({ phone, code: another })).toMatchObject(refused(422, "code-wrong"));
    expect(await client().checkCode({ phone, code })).toMatchObject({ ok: true });
  });

  test("get one code per half minute", async () => {
    const cookies = await pendingUnlock();
    await client(cookies).sendCode({ phone });
    expect(await client(cookies).sendCode({ phone })).toMatchObject({
      errors: [{ kind: "http", status: 429, retryAfterSeconds: expect.any(Number) }],
      refusals: [{ field: "phone", code: "code-limited" }],
    });
  });

  test("get no code from a client without a pending unlock", async () => {
    expect(await client().sendCode({ phone })).toMatchObject(refused(422, "phone-form"));
  });

  test.each([
    ["555-01", "123456", "phone", "Phone number is invalid by regex"],
    [phone, "12", "code", "Code must be 6 digits"],
    [phone, "", "code", "Code is required"],
  ])("%s with %j: the error belongs to the %s", async (typed, code, field, message) => {
    expect(await client().checkCode({ phone: typed, code })).toMatchObject({
      errors: [{ kind: "refused", status: 422 }],
      refusals: [{ field, message }],
    });
  });
});
