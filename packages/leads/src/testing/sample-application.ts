import type { ApplicationAnswers } from "../credit-application/validate-step.ts";

export const TODAY = "2026-11-25";

/** An applicant who answered everything. */
export const jordan = {
  firstName: "Jordan",
  lastName: "Ellis",
  email: "Jordan@Example.com",
  phone: "(417) 555-0170",
  street: "12 Elm St",
  city: "Springfield",
  state: "Missouri",
  zipCode: "65801",
  residenceYears: "3",
  residenceMonths: "4",
  housing: "rent",
  housingPayment: "$1,150",
  employmentStatus: "employed",
  employer: "Ozark Regional Hospital",
  jobTitle: "Respiratory therapist",
  jobYears: "3",
  income: "5,200",
  payPeriod: "every-two-weeks",
  otherIncome: "350.50",
  otherIncomeSource: "rental",
  birthDate: "4/23/1988",
  ssn: "219-09-9999",
  consent: "yes",
} satisfies Record<string, string>;

export const sam = {
  ...jordan,
  firstName: "Sam",
  email: "sam@example.com",
  residenceYears: "1",
  previousStreet: "9 Oak Ave",
  previousCity: "Tulsa",
  previousState: "ok",
  previousZipCode: "74103-1234",
  employmentStatus: "retired",
  employer: "",
  ssn: "457 55 5462",
  birthDate: "1950-02-03",
} satisfies Record<string, string>;

export const alone = (changes: Record<string, string> = {}): ApplicationAnswers => ({
  hasCoApplicant: false,
  applicant: { ...jordan, ...changes },
  coApplicant: {},
});

export const together = (changes: Record<string, string> = {}): ApplicationAnswers => ({
  hasCoApplicant: true,
  applicant: jordan,
  coApplicant: { ...sam, ...changes },
});
