import { expect, it } from "vitest";
import { alone, jordan, TODAY, together } from "../testing/sample-application.ts";
import { answersFromForm } from "./answers-from-form.ts";
import { applicationRecord } from "./application-record.ts";

const facts = {
  applicationId: "0199e2a4-7c1e-4b60-9a53-3f1d2b6c8e10",
  storeId: "north",
  locale: "en",
  submittedAt: "2026-11-25T16:00:00.000Z",
  today: TODAY,
  vehicle: { vin: "JA4J4VA85PZ000001", name: "2022 Mitsubishi Outlander SE", priceCents: 1_884_300 },
  consentText: "I agree.",
  consentVersion: "abc",
} as const;

it("has each applicant's answers in plain units", () => {
  const record = applicationRecord(together(), facts);
  expect(record).toMatchObject({ format: "forecourt-credit-application-1", vehicle: facts.vehicle });
  const [first, second] = record.applicants;
  expect(first).toEqual({
    role: "applicant",
    firstName: "Jordan",
    lastName: "Ellis",
    birthDate: "1988-04-23",
    socialSecurityNumber: "219099999",
    email: expect.stringMatching(/^jordan@example\.com$/i),
    phone: "4175550170",
    residence: {
      street: "12 Elm St",
      apartment: "",
      city: "Springfield",
      state: "MO",
      zipCode: "65801",
      months: 40,
      housing: "rent",
      paymentCents: 115_000,
    },
    previousResidence: null,
    employment: {
      status: "employed",
      employer: "Ozark Regional Hospital",
      jobTitle: "Respiratory therapist",
      months: 36,
      phone: null,
    },
    income: {
      grossMonthlyCents: 520_000,
      payPeriod: "every-two-weeks",
      otherMonthlyCents: 35_050,
      otherSource: "rental",
    },
    consent: { text: "I agree.", version: "abc", givenAt: facts.submittedAt },
  });
  expect(second).toMatchObject({
    role: "coApplicant",
    previousResidence: { street: "9 Oak Ave", state: "OK", zipCode: "74103-1234" },
    employment: { status: "retired", employer: null, months: null },
  });
});

it("has nothing of a co-applicant who was taken back, or of a question that is not asked", () => {
  const record = applicationRecord({ ...together(), hasCoApplicant: false }, facts);
  expect(record.applicants).toHaveLength(1);
  const retired = applicationRecord(alone({ employmentStatus: "retired" }), facts);
  expect(JSON.stringify(retired)).not.toContain("Ozark");
});

it("reads a form's values", () => {
  const values = Object.fromEntries(
    Object.entries(jordan).map(([name, value]) => [`applicant-${name}`, value]),
  );
  expect(answersFromForm({ ...values, who: "alone", website: "", other: "x" })).toEqual(alone());
  expect(answersFromForm({ who: "anybody" }).hasCoApplicant).toBeNull();
});

it("has the extension behind a phone", () => {
  const answers = alone();
  answers.applicant = { ...answers.applicant, workPhone: "(417) 555-0177 ext. 45" };
  const [applicant] = applicationRecord(answers, facts).applicants;
  expect(applicant?.employment.phone).toBe("4175550177 x45");
});
