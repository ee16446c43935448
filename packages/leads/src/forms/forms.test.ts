import { readFileSync } from "node:fs";
import { NAUGHTY_STRINGS } from "@forecourt/adf/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LeadErrorCode } from "../lead-errors.ts";
import type { LeadKind } from "../lead-kinds.ts";
import { parseLead } from "../parse-lead.ts";
import { runs } from "../testing/mutation-run.ts";
import { person } from "../testing/sample-leads.ts";
import { financingForm } from "./financing-form.ts";
import type { Form } from "./form.ts";
import { formBody, formErrors } from "./form-body.ts";
import { LEAD_FORMS } from "./form-of-kind.ts";
import { careersForm, contactForm, testDriveForm, tradeContactForm, unlockForm } from "./lead-forms.ts";
import { appraisalForm, sellOrTradeForm, serviceForm } from "./own-vehicle-forms.ts";
import { preApprovalForm } from "./pre-approval-form.ts";
import { fieldError, validateForm } from "./validate-form.ts";

const forms: [LeadKind, Form][] = [
  ...(Object.entries(LEAD_FORMS) as [LeadKind, Form][]),
  // The API takes any buying time.
  [
    "APPLY_FINANCING",
    { ...preApprovalForm, fields: preApprovalForm.fields.filter(({ name }) => name !== "buyingTime") },
  ],
];

const filled = {
  ...person,
  message: "Hello",
  position: "Technician",
  make: "Honda",
  model: "CR-V",
  year: "2014",
  price: "$9,500",
  mileage: "88,210",
  identifier: "current",
  buyingTime: "month",
  budgetKind: "month",
  budget: "$400",
  cashDown: "$2,000.00",
  tradeEquity: "0",
  creditRange: "600-619",
  months: "72",
  income: "3000-3999",
};

describe("validateForm", () => {
  it("returns missing fields in form order", () => {
    const missing = (form: Form) => validateForm(form, {}).map(({ field, code }) => `${field} ${code}`);
    const nobody = ["firstName firstName", "lastName lastName", "email required", "phone required"];
    expect(missing(unlockForm)).toEqual(nobody);
    expect(missing(testDriveForm)).toEqual(nobody);
    expect(missing(appraisalForm)).toEqual(nobody);
    expect(missing(contactForm)).toEqual([...nobody, "message message"]);
    expect(missing(careersForm)).toEqual([...nobody, "position required", "message message"]);
    expect(missing(financingForm)).toEqual(nobody);
    expect(missing(preApprovalForm)).toEqual([
      ...["budgetKind", "budget", "cashDown", "creditRange", "months", "identifier", "income"].map(
        (name) => `${name} required`,
      ),
      ...nobody,
    ]);
    const vehicle = ["make make", "model model", "year year"];
    expect(missing(serviceForm)).toEqual([...nobody, ...vehicle]);
    expect(missing(sellOrTradeForm)).toEqual([...nobody, ...vehicle, "mileage mileage"]);
    const rest = ["price price", "mileage mileage", "message message"];
    expect(missing(tradeContactForm)).toEqual([...nobody, ...vehicle, ...rest]);
  });

  it.each([
    ["email", "ada@", "email"],
    ["phone", "555-0123", "phone"],
    ["phone", "+19999999999", "required"],
    ["firstName", " \u200B ", "firstName"],
    ["firstName", "a".repeat(101), "too-long"],
    ["year", "14", "year"],
    ["price", "lots", "price"],
    ["mileage", "88k", "mileage"],
  ])("%s %j: %s", (name, value, code) => {
    expect(validateForm(tradeContactForm, { ...filled, [name]: value })).toEqual([{ field: name, code }]);
  });

  it("accepts only listed choices", () => {
    const identifier = (value: string) => validateForm(financingForm, { ...filled, identifier: value });
    for (const value of ["co-applicant", "current", "other", "", " other\n"])
      expect(identifier(value)).toEqual([]);
    for (const value of ["Current", "x".repeat(501)]) {
      expect(identifier(value)).toEqual([{ field: "identifier", code: "invalid" }]);
    }
  });

  it.each([
    ["identifier", "somebody", "invalid"],
    ["buyingTime", "x".repeat(9000), "invalid"],
    ["budget", "a lot", "amount"],
    ["budget", "-400", "amount"],
    ["cashDown", "25.000,00", "amount"],
    ["cashDown", "<script>", "amount"],
    ["tradeEquity", "1".repeat(200), "amount"],
    ["tradeEquity", "--1", "amount"],
    ["cashDown", "-1", "amount"],
    ["creditRange", "900-100", "invalid"],
    ["creditRange", "600", "invalid"],
    ["months", "6x", "invalid"],
    ["income", "8000", "invalid"],
    ["phone", "(417) 555-018", "phone"],
  ])("the pre-approval's %s %j: %s", (name, value, code) => {
    expect(validateForm(preApprovalForm, { ...filled, [name]: value })).toEqual([{ field: name, code }]);
  });

  it.each([
    ["cashDown", "$25,000.00"],
    ["cashDown", "$ 2,000"],
    ["cashDown", " 2000 "],
    ["budget", "412.5"],
    ["tradeEquity", ""],
    ["tradeEquity", "-1,240"],
    ["tradeEquity", "−$1,240.00"],
    ["buyingTime", ""],
    ["phone", "+1 (417) 555-0188"],
    ["phone", "417.555.0188"],
  ])("the pre-approval accepts %s %j", (name, value) => {
    expect(validateForm(preApprovalForm, { ...filled, [name]: value })).toEqual([]);
  });

  it("refuses amounts outside of their limits", () => {
    const cashDown = { ...preApprovalForm.fields.find(({ name }) => name === "cashDown")!, max: 2_000_000 };
    expect(["$20,000.00", "20,000.01", "0"].map((typed) => fieldError(cashDown, typed))).toEqual([
      null,
      "amount",
      null,
    ]);
    expect(fieldError({ ...cashDown, min: 5_000 }, "49.99")).toBe("amount");
  });

  it("needs a budget only without a vehicle, and sends one of the two", () => {
    const without = { ...filled, budget: "", budgetKind: "" };
    expect(validateForm(preApprovalForm, without).map(({ field }) => field)).toEqual([
      "budgetKind",
      "budget",
    ]);
    expect(validateForm(preApprovalForm, { ...without, vin: " " })).toHaveLength(2);
    expect(validateForm(preApprovalForm, { ...without, vin: "JA4J4VA85PZ000001" })).toEqual([]);
    const body = formBody(preApprovalForm, { ...filled, vin: "JA4J4VA85PZ000001" });
    expect(body["details"]).not.toHaveProperty("budget");
    expect(formBody(preApprovalForm, filled)["details"]).toHaveProperty("budget.amount", "$400");
  });

  it("marks financial fields, and asks for no birth date and no social security number", () => {
    const names = preApprovalForm.fields.filter(({ financial }) => financial).map(({ name }) => name);
    expect(names).toEqual("budgetKind budget cashDown tradeEquity creditRange months income".split(" "));
    expect(JSON.stringify(preApprovalForm)).not.toMatch(/birth|social|ssn/i);
  });

  it("validates a single field", () => {
    const email = contactForm.fields.find(({ name }) => name === "email")!;
    expect([fieldError(email, undefined), fieldError(email, "x"), fieldError(email, "a@b.co")]).toEqual([
      "required",
      "email",
      null,
    ]);
  });
});

describe("a form and the API", () => {
  // A form always asks for both.
  const ofForm = (code: LeadErrorCode) => (code === "email-or-phone" ? "required" : code);
  const ONLY_FORM = "make model year mileage firstName lastName message required too-long".split(" ");

  it.each(forms)("agree about %s", (kind, form) => {
    const value = fc.oneof(
      fc.constantFrom(...NAUGHTY_STRINGS, " ", "current\n", " other"),
      fc.string(),
      fc.constant(undefined),
    );
    const values = fc.record(
      Object.fromEntries(
        form.fields.map(({ name }) => [
          name,
          fc.oneof(
            { weight: 3, arbitrary: fc.constant(filled[name as keyof typeof filled]) },
            { weight: 1, arbitrary: value },
          ),
        ]),
      ),
    );
    fc.assert(
      fc.property(values, (typed) => {
        const atForm = validateForm(form, typed);
        const parsed = parseLead({ kind, customer: {}, ...formBody(form, typed) });
        const answered = parsed.ok
          ? []
          : parsed.errors.map(({ path, code }) => ({ field: path.join("."), code: ofForm(code) }));
        const atApi = formErrors(form, answered);
        expect(atApi.rest).toEqual([]);
        // The API requires less: the form has every error of the API, with its code.
        for (const error of atApi.fields) expect(atForm).toContainEqual(error);
        const onlyForm = atForm.filter(({ field }) => !atApi.fields.some((error) => error.field === field));
        // The API takes any buying time.
        for (const { field, code } of onlyForm) if (field !== "buyingTime") expect(ONLY_FORM).toContain(code);
      }),
      { numRuns: runs(200) },
    );
  });

  it("puts values at the body's paths", () => {
    expect(formBody(tradeContactForm, { ...filled, message: "" })).toEqual({
      customer: person,
      vehicle: { make: "Honda", model: "CR-V", year: "2014", price: "$9,500", mileage: "88,210" },
    });
  });

  it("keeps errors without a field separate", () => {
    const errors = [
      { field: "customer.email", code: "email" },
      { field: "kind", code: "kind" },
    ] as const;
    expect(formErrors(contactForm, errors)).toEqual({
      fields: [{ field: "email", code: "email" }],
      rest: [{ field: "kind", code: "kind" }],
    });
  });
});

describe("inputs", () => {
  it("have autocomplete and input mode", () => {
    const of = (name: string) => contactForm.fields.find((field) => field.name === name);
    expect(of("firstName")).toMatchObject({ autoComplete: "given-name", type: "text" });
    expect(of("lastName")).toMatchObject({ autoComplete: "family-name", type: "text" });
    expect(of("email")).toMatchObject({
      autoComplete: "email",
      type: "email",
      inputMode: "email",
      maxLength: 254,
    });
    expect(of("phone")).toMatchObject({ autoComplete: "tel", type: "tel", inputMode: "tel" });
    expect(of("message")).toMatchObject({ type: "textarea", maxLength: 5000 });
  });

  it("have unique names and paths", () => {
    for (const [, form] of forms) {
      expect(new Set(form.fields.map(({ name }) => name)).size).toBe(form.fields.length);
      expect(new Set(form.fields.map(({ path }) => path)).size).toBe(form.fields.length);
    }
  });

  it("import no schema library into the browser", () => {
    const seen = new Set<string>();
    const follow = (url: URL) => {
      if (seen.has(url.href)) return;
      seen.add(url.href);
      const source = readFileSync(url, "utf8");
      expect(source).not.toMatch(/from "(zod|@forecourt\/adf)/);
      for (const [, file] of source.matchAll(/^(?:import|export) (?!type).*from "(\.[^"]+)"/gm)) {
        follow(new URL(file!, url));
      }
    };
    follow(new URL("./index.ts", import.meta.url));
    expect(seen.size).toBeGreaterThan(6);
  });
});
