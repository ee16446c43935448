import { exampleVehicle } from "@forecourt/inventory/testing";
import { describe, expect, test } from "vitest";
import { openFinancingAnswers } from "#server/cookies/financing-answers.ts";
import { openFormProblem } from "#server/cookies/form-problem.ts";
import { openSentLeads } from "#server/cookies/sent-leads.ts";
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

const PAGE = "/auto-financing/apply-for-financing";
const PATH = "/api/v1/stores/north/website/leads";
const send = (request: Request) => POST(request, { params: Promise.resolve({ storeId: "north" }) });

const customer = { firstName: "Ada", lastName: "Brown", email: "ada@example.com" };
const form = {
  ...{ kind: "APPLY_FINANCING", form: "pre-approval", locale: "en", page: PAGE, origin: PAGE },
  ...{ next: `${PAGE}?sent=request`, terms: "0,0,850,24" },
  ...{ budgetKind: "month", budget: "$400", cashDown: "$2,049.00", tradeEquity: "" },
  ...{
    creditRange: "600-619",
    months: "72",
    identifier: "current",
    buyingTime: "month",
    income: "3000-3999",
  },
  ...customer,
  phone: "(417) 555-0188 ext.",
};
const body = {
  ...{ kind: "APPLY_FINANCING", page: PAGE, customer: { ...customer, phone: form.phone } },
  details: {
    ...{ identifier: "current", buyingTime: "month", incomeRange: "3000-3999" },
    budget: { kind: "month", amount: "$400" },
    pricing: { cashDown: "$2,049.00", creditRange: "600-619", months: "72" },
  },
};

const cookieNamed = (response: Response, name: string) =>
  cookiesOf(response)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
const answersIn = (address: string) =>
  openFinancingAnswers(new URL(address, "http://site").searchParams.get("answers") ?? "", LEAD_SITE_SECRET);
const locationOf = (response: Response) => response.headers.get("location") ?? "";

describe("a posted pre-approval", () => {
  test("goes on to its terms; the other answers are sealed in the address", async () => {
    const response = await send(formRequest(PATH, form));
    expect(response.status).toBe(303);
    const address = locationOf(response);
    expect(address).toMatch(
      /^\/auto-financing\/apply-for-financing\?sent=request&answers=[\w.-]+&terms=2000,0,600,72$/,
    );
    expect(address.length).toBeLessThan(900);
    expect(await answersIn(address)).toMatchObject({
      budgetKind: "month",
      budget: "400",
    });
    expect(await answersIn(address)).not.toHaveProperty("income");
    const [sent] = await openSentLeads(cookieNamed(response, "sent"), LEAD_SITE_SECRET);
    expect(sent).toMatchObject({ kind: "APPLY_FINANCING", preApproval: true, firstName: "Ada" });
    expect(JSON.stringify(sent)).not.toMatch(/400|2000|3000/);
    const [lead] = (await site.opened()).leads;
    expect(lead).toMatchObject({
      terms: { cashDown: 200_000, tradeEquity: 0, creditScore: 600, months: 72 },
      customer: { phone: "4175550188" },
      details: { incomeRange: "3000-3999", budget: { kind: "month", amount: 40_000 } },
    });
  });

  test("has the chosen vehicle instead of a budget", async () => {
    const address = locationOf(await send(formRequest(PATH, { ...form, vin: car.vin })));
    expect(new URL(address, "http://site").searchParams.get("vin")).toBe(car.vin);
    expect(await answersIn(address)).not.toHaveProperty("budget");
    const [lead] = (await site.opened()).leads;
    expect(lead).toMatchObject({ vehicle: { vin: car.vin }, details: { budget: null } });
  });

  test("that is refused returns with every value; financial ones are in no cookie", async () => {
    const wrong = { ...form, cashDown: "25,000", budget: "a lot", creditRange: "", email: "ada@" };
    const response = await send(formRequest(PATH, wrong));
    const address = locationOf(response);
    expect(address).toMatch(/\?problem=1&answers=[\w.-]+#problem$/);
    expect(await answersIn(address)).toMatchObject({ cashDown: "25,000", budget: "a lot", months: "72" });
    const problem = await openFormProblem(cookieNamed(response, "form"), "pre-approval", LEAD_SITE_SECRET);
    expect(problem?.errors).toEqual([
      { field: "budget", code: "amount" },
      { field: "cashDown", code: "amount" },
      { field: "creditRange", code: "required" },
      { field: "email", code: "email" },
    ]);
    expect(problem?.values).toMatchObject({ identifier: "current", email: "ada@" });
    expect(JSON.stringify(problem)).not.toMatch(/25,000|a lot|3000-3999|"72"/);
    expect(await site.states()).toEqual([]);
  });

  test("sent again without a change goes on to the same terms, and nothing is sent", async () => {
    const first = await send(formRequest(PATH, form));
    const again = await send(formRequest(PATH, form, { cookies: cookiesOf(first) }));
    expect(locationOf(again)).toMatch(/&terms=2000,0,600,72$/);
    const [sent] = await openSentLeads(cookieNamed(again, "sent"), LEAD_SITE_SECRET);
    expect(sent).toMatchObject({ preApproval: true, alreadyReceived: true });
    expect(await site.states()).toHaveLength(1);
  });

  test.each([
    ["budget", "$410"],
    ["budgetKind", "price"],
    ["cashDown", "2,200"],
    ["tradeEquity", "100"],
    ["creditRange", "580-599"],
    ["months", "60"],
    ["identifier", "co-applicant"],
    ["buyingTime", "now"],
    ["income", "undisclosed"],
    ["lastName", "Byron"],
  ])("with another %s is a new one", async (field, value) => {
    const changed = { ...form, [field]: value, ...(field === "budgetKind" && { budget: "20,000" }) };
    const cookies = cookiesOf(await send(formRequest(PATH, form)));
    expect((await send(formRequest(PATH, changed, { cookies }))).status).toBe(303);
    expect(await site.states()).toHaveLength(2);
  });
});

describe("a pre-approval as JSON", () => {
  test("is answered with the parameters of its terms, again when it is the same", async () => {
    const first = await send(jsonRequest(PATH, body));
    expect(first.status).toBe(202);
    const { leadId, preApproval } = (await first.json()) as { leadId: string; preApproval: object };
    expect(preApproval).toEqual({ terms: "2000,0,600,72", answers: expect.stringMatching(/^[\w.-]+$/) });
    const again = await send(jsonRequest(PATH, body, { cookies: cookiesOf(first) }));
    expect([again.status, await again.json()]).toEqual([
      200,
      { leadId, alreadyReceived: true, preApproval: expect.objectContaining({ terms: "2000,0,600,72" }) },
    ]);
    expect(await site.states()).toHaveLength(1);
  });

  test("without a range of the settings is a request without terms", async () => {
    const pricing = { ...body.details.pricing, creditRange: "601-619" };
    const response = await send(jsonRequest(PATH, { ...body, details: { ...body.details, pricing } }));
    expect(await response.json()).not.toHaveProperty("preApproval");
    expect(response.status).toBe(202);
  });
});
