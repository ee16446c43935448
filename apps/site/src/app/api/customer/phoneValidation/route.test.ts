import { exampleVehicle } from "@forecourt/inventory/testing";
import type { StoredLead } from "@forecourt/leads";
import { NEW_VISITOR } from "@forecourt/visitor";
import { beforeEach, describe, expect, test } from "vitest";
import { POST as sendLead } from "#app/api/v1/stores/[storeId]/website/leads/route.ts";
import { openFormProblem } from "#server/cookies/form-problem.ts";
import { openVisitor } from "#server/cookies/visitor-cookie.ts";
import { consentCookie } from "#testing/consent-cookie.ts";
import {
  cookiesOf,
  formRequest,
  jsonRequest,
  LEAD_SITE_SECRET,
  useLeadSite,
} from "#testing/use-lead-site.ts";
import { POST } from "./route.ts";

const car = exampleVehicle();
const site = useLeadSite([car]);

const PATH = "/api/customer/phoneValidation";
const PHONE = "(417) 555-0123";
const customer = { firstName: "Ada", lastName: "Brown", email: "ada@example.com", phone: PHONE };

const ask = async (body: unknown, cookies: readonly string[] = []) => {
  const response = await POST(jsonRequest(PATH, body, { cookies }));
  return { response, status: response.status, answer: (await response.json()) as Record<string, unknown> };
};
const wait = (seconds: number) =>
  site.owner.pool.query(
    "UPDATE phone_verification SET created_at = created_at - make_interval(secs => $1), expires_at = expires_at - make_interval(secs => $1)",
    [seconds],
  );
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const cookieValue = (cookies: readonly string[], name: string) =>
  cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
const visitorOf = (response: Response) =>
  openVisitor(cookieValue(cookiesOf(response), "visitor"), LEAD_SITE_SECRET);

/** The cookies of a browser whose unlock waits for a code to `PHONE`. */
async function pendingCookies(remember = false): Promise<string[]> {
  const lead = { kind: "UNLOCK_PRICE", customer, remember };
  const request = jsonRequest("/api/v1/stores/north/website/leads", lead);
  return cookiesOf(await sendLead(request, { params: Promise.resolve({ storeId: "north" }) }));
}

describe("phone validation", () => {
  test.each([
    [{}, "Phone number is required"],
    [{ type: "phone-validation" }, "Phone number is required"],
    [{ type: "phone-validation", phone: "+19999999999" }, "Phone number is required"],
    [{ type: "phone-validation", phone: "555-01" }, "Phone number is invalid by regex"],
    [{ type: "code-verification", phone: PHONE }, "Code is required"],
    [{ type: "code-verification", phone: PHONE, code: "12 34 5" }, "Code must be 6 digits"],
  ])("%j: %s", async (body, message) => {
    const { status, answer } = await ask(body);
    expect(status).toBe(422);
    expect(answer).toEqual({ success: false, error: expect.any(String), message });
  });

  test("sends at most one code per half minute, and says how long to wait", async () => {
    const body = { type: "phone-validation", phone: PHONE };
    const cookies = await pendingCookies();
    const soon = await ask(body, cookies);
    expect([soon.status, soon.answer["error"]]).toEqual([429, "code-limited"]);
    expect(Number(soon.response.headers.get("retry-after"))).toBeLessThanOrEqual(30);

    for (const _ of [2, 3]) {
      await wait(31);
      const { status, answer } = await ask(body, cookies);
      expect([status, answer]).toEqual([200, { success: true, error: null, message: expect.any(String) }]);
    }
    await wait(31);
    const fourth = await ask(body, cookies);
    expect(fourth.status).toBe(429);
    expect(fourth.answer["message"]).toMatch(/You can ask for another one in \d\d minutes/);
    expect((await site.opened()).codes.map(({ phone }) => phone)).toEqual(Array(3).fill("+14175550123"));
  });

  test("sends no code outside the United States and Canada", async () => {
    const cookies = await pendingCookies();
    const { status, answer } = await ask({ type: "phone-validation", phone: "876-555-0123" }, cookies);
    expect([status, answer["error"]]).toEqual([422, "code-country"]);
  });

  test("sends no code to a browser without a pending unlock", async () => {
    const { status, answer } = await ask({ type: "phone-validation", phone: PHONE });
    expect([status, answer]).toEqual([
      422,
      {
        success: false,
        error: "phone-form",
        message: "Send us your details first. Then we can send a code.",
      },
    ]);
    const form = await POST(formRequest(PATH, { type: "phone-validation", phone: PHONE, locale: "es" }));
    expect(form.headers.get("location")).toBe("/es/unlock/verify?problem=1#problem");
    expect((await site.opened()).codes).toEqual([]);
  });

  test("verifies a phone without a pending unlock, which opens no gate", async () => {
    await pendingCookies();
    const { code } = (await site.opened()).codes[0]!;
    const wrong = await ask({ type: "code-verification", phone: PHONE, code: another(code) });
    expect([wrong.status, wrong.answer["error"]]).toEqual([422, "code-wrong"]);
    const right = await ask({ type: "code-verification", phone: PHONE, code });
    expect([right.status, right.answer["success"]]).toEqual([200, true]);
    expect(right.response.headers.getSetCookie()).toEqual([]);
  });

  test("refuses even the right code after five wrong ones", async () => {
    await pendingCookies();
    const { code } = (await site.opened()).codes[0]!;
    const errors: unknown[] = [];
    for (let n = 0; n < 5; n += 1) {
      errors.push(
        (await ask({ type: "code-verification", phone: PHONE, code: another(code) })).answer["error"],
      );
    }
    expect(errors).toEqual(["code-wrong", "code-wrong", "code-wrong", "code-wrong", "code-exhausted"]);
    expect((await ask({ type: "code-verification", phone: PHONE, code })).answer["error"]).toBe(
      "code-exhausted",
    );
  });

  test("limits the code checks of a network over all phones", async () => {
    let last = await ask({ type: "code-verification", phone: PHONE, code: "000000" });
    for (let n = 0; n < 20; n += 1) {
      last = await ask({ type: "code-verification", phone: `41755502${10 + n}`, code: "000000" });
    }
    expect([last.status, last.answer["error"]]).toEqual([429, "check-limited"]);
  });

  test("refuses other origins", async () => {
    const request = jsonRequest(PATH, {}, { headers: { Origin: "https://elsewhere.example" } });
    expect((await POST(request)).status).toBe(403);
    const text = jsonRequest(PATH, "{}", { headers: { "Content-Type": "text/plain" } });
    expect((await POST(text)).status).toBe(415);
  });
});

describe("an unlock", () => {
  let cookies: string[];
  let code: string;
  let lead: StoredLead;

  beforeEach(async () => {
    const response = await sendLead(
      formRequest("/api/v1/stores/north/website/leads", {
        kind: "UNLOCK_PRICE",
        vin: car.vin,
        next: "/cars-for-sale?page=2",
        ...customer,
      }),
      { params: Promise.resolve({ storeId: "north" }) },
    );
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      `/unlock/verify?vin=${car.vin}&next=%2Fcars-for-sale%3Fpage%3D2`,
    ]);
    cookies = cookiesOf(response);
    const { leads, codes } = await site.opened();
    expect(leads).toHaveLength(1);
    lead = leads[0]!;
    code = codes[0]!.code;
  });

  test("keeps the locked price out of the lead, and opens nothing before the code", async () => {
    expect(lead.vehicle).toMatchObject({ vin: car.vin, price: car.oldPrice! + 24_500 + 1_000 });
    expect(JSON.stringify(lead)).not.toContain(String(car.salePrice));
    const { profile } = await openVisitor(cookieValue(cookies, "visitor"), LEAD_SITE_SECRET);
    expect(profile).toEqual({ ...NEW_VISITOR, hasSentLead: true, uniqueUserId: profile.uniqueUserId });
  });

  test("opens with the code alone, without the phone", async () => {
    const before = Date.now();
    const { response, status } = await ask(
      { type: "code-verification", code: ` ${code.slice(0, 3)}-${code.slice(3)}` },
      cookies,
    );
    expect(status).toBe(200);
    const { profile } = await visitorOf(response);
    expect(profile).toMatchObject({ firstName: "", email: "", phone: "", hasSentLead: true });
    expect(profile.unlockPrice).toBeGreaterThanOrEqual(before);
    expect(profile.unlockInventory).toBe(profile.unlockPrice);
    expect(response.headers.getSetCookie().find((cookie) => cookie.startsWith("pending-unlock="))).toMatch(
      /Max-Age=0/,
    );
  });

  test("opens by a posted form, and redirects to the next page", async () => {
    const response = await POST(
      formRequest(
        PATH,
        { type: "code-verification", code, vin: car.vin, next: "/cars-for-sale" },
        { cookies },
      ),
    );
    expect(response.headers.get("location")).toBe(`/unlock/granted?vin=${car.vin}&next=%2Fcars-for-sale`);
    expect((await visitorOf(response)).profile.unlockPrice).toEqual(expect.any(Number));
  });

  test("redirects in the form's language", async () => {
    const locationOf = async (values: Record<string, string>) => {
      const form = formRequest(PATH, { locale: "es", next: "/es/cars-for-sale", ...values }, { cookies });
      return (await POST(form)).headers.get("location");
    };
    const next = "next=%2Fes%2Fcars-for-sale";
    expect(await locationOf({ type: "phone-validation" })).toBe(`/es/unlock/verify?${next}&notice=code-wait`);
    const wrong = await locationOf({ type: "code-verification", code: another(code) });
    expect(wrong).toBe(`/es/unlock/verify?${next}&problem=1#problem`);
    expect(await locationOf({ type: "code-verification", code })).toBe(`/es/unlock/granted?${next}`);
  });

  test.each([
    [true, { firstName: "Ada", email: "ada@example.com", phone: "4175550123", phoneVerified: true }],
    [false, { firstName: "", email: "", phone: "", phoneVerified: false }],
  ])("keeps the details by the form's box: %s", async (remember, kept) => {
    const consent = consentCookie("essential,functional");
    // The second lead of the same person: another code may be asked for only later.
    await wait(31);
    const waiting = await pendingCookies(remember);
    const { codes } = await site.opened();
    const sent = codes.at(-1)!.code;
    const { response } = await ask({ type: "code-verification", code: sent }, [...waiting, consent]);
    const { profile } = await visitorOf(response);
    expect(profile).toMatchObject({ ...kept, unlockPrice: expect.any(Number) });
  });

  test("returns to the form with a wrong code and its error", async () => {
    const wrong = another(code);
    const response = await POST(formRequest(PATH, { type: "code-verification", code: wrong }, { cookies }));
    expect(response.headers.get("location")).toBe("/unlock/verify?problem=1#problem");
    const problem = await openFormProblem(cookieValue(cookiesOf(response), "form"), "code", LEAD_SITE_SECRET);
    expect(problem).toEqual({
      form: "code",
      values: { code: wrong },
      errors: [{ field: "code", code: "code-wrong" }],
    });
  });

  test("sends a new code on request, which invalidates the first one", async () => {
    const request = () => POST(formRequest(PATH, { type: "phone-validation" }, { cookies }));
    expect((await request()).headers.get("location")).toBe("/unlock/verify?notice=code-wait");
    await wait(31);
    expect((await request()).headers.get("location")).toBe("/unlock/verify?notice=code-sent");
    const [newer] = (await site.opened()).codes;
    const { answer } = await ask({ type: "code-verification", code: newer!.code }, cookies);
    expect(answer["success"]).toBe(true);
  });

  test("does not accept a cookie of another kind", async () => {
    const forged = cookies.map((cookie) => cookie.replace(/^visitor=/, "pending-unlock="));
    const { status, answer } = await ask({ type: "code-verification", code }, [forged[0]!]);
    expect([status, answer["message"]]).toEqual([422, "Phone number is required"]);
  });
});

test("a repeated lead still responds that a code was sent", async () => {
  const body = { kind: "UNLOCK_PRICE", customer };
  const send = async () => {
    const request = jsonRequest("/api/v1/stores/north/website/leads", body, {
      headers: { "Idempotency-Key": "the-same-form-0001" },
    });
    return (await sendLead(request, { params: Promise.resolve({ storeId: "north" }) })).json();
  };
  const first = await send();
  expect(first).toEqual({ leadId: expect.any(String), unlock: "code-sent", firstContact: true });
  expect(await send()).toEqual(first);
});
