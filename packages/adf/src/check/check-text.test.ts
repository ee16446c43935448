import { expect, it } from "vitest";
import type { AdfIssueCode } from "./adf-issue.ts";
import { checkComments } from "./check-text.ts";

function codesOf(text: string | undefined): AdfIssueCode[] {
  const codes: AdfIssueCode[] = [];
  checkComments(text, ["c"], (code, path) => {
    expect(path).toEqual(["c"]);
    codes.push(code);
  });
  return codes;
}

it.each([
  ["private.ssn", "My SSN is 078-05-1120."],
  ["private.ssn", "078 05 1120"],
  ["private.ssn", "970-70-1234"],
  ["private.ssn", "ssn: 078051120"],
  ["private.ssn", "Seguro Social 078051120"],
  ["private.card", "4111 1111 1111 1111"],
  ["private.card", "4111-1111-1111-1111"],
  ["private.card", "5555555555554444"],
  ["private.card", "3782 822463 10005"],
  ["private.card", "371449635398431"],
  ["private.card", "1234567812345678 or 4111111111111111"],
  ["private.birth-date", "DOB 12/10/1985"],
  ["private.birth-date", "Date of birth: 1985-12-10"],
  ["private.birth-date", "I was born on 10.12.85"],
  ["private.birth-date", "Fecha de nacimiento 10/12/1985"],
  ["private.birth-date", "nacida el 10/12/1985"],
  ["private.income", "Monthly Income Before Taxes: 5000 | Position: Driver"],
  ["private.income", "monthly_income: $4,000"],
  ["private.income", "salary 65k or 65,000"],
  ["private.income", "mi sueldo es de 3000"],
  ["private.income", "Ingreso mensual 3.200"],
  ["private.credit-score", "Credit score: 720"],
  ["private.credit-score", "FICO 585."],
  ["private.credit-score", "puntaje de crédito de 700"],
] as const)("%s in %j", (code, text) => {
  expect(codesOf(text)).toEqual([code]);
});

it.each([
  undefined,
  "",
  "Is it still there?",
  "Call 417-555-0142 or 417 555 0143",
  "ZIP 65801-1234, stock M10023A, VIN JA4J4VA85PZ000001",
  "000-12-3456, 666-12-3456, 123-00-4567, 123-45-0000",
  "123-45 6789",
  "1078-05-1120",
  "123-45-67890",
  "order 078051120",
  "4111 1111 1111 1112",
  "4111-1111 1111-1111",
  "3782 822463 10006",
  "Requested time: 2026-11-23 14:30 America/Chicago",
  "My birthday is in May",
  "born 1985",
  "What income do I need? I want 2 cars",
  "income 40",
  "income k, .,,",
  "credit score 7000",
  "Credit range 600-619",
  "Credit score 600-619",
  "Credit score 600 – 619",
  "credit score 900",
  "credit score 7,200",
])("finds no private data in %j", (text) => {
  expect(codesOf(text)).toEqual([]);
});

it("reports every kind of private data in a text", () => {
  expect(codesOf("SSN 078-05-1120, DOB 12/10/1985, income 5000, FICO 700, 4111111111111111")).toEqual([
    "private.ssn",
    "private.birth-date",
    "private.income",
    "private.credit-score",
    "private.card",
  ]);
});
