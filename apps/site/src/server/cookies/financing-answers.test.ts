import { expect, it } from "vitest";
import { openFinancingAnswers, sealFinancingAnswers } from "./financing-answers.ts";
import { sealAnswers } from "./sealed-answers.ts";

const SECRET = Buffer.alloc(32, 3).toString("base64url");
const values = {
  ...{ kind: "APPLY_FINANCING", firstName: "Ada", email: "ada@example.com", phone: "4175550188", vin: "x" },
  ...{ identifier: "current", buyingTime: "month", budgetKind: "price", budget: "$25,000.00" },
  ...{ cashDown: "2000", tradeEquity: "", creditRange: "600-619", months: "72", income: "3000-3999" },
};

it("keeps the answers, and nothing of the person and of the income", async () => {
  const { kind, firstName, email, phone, vin, tradeEquity, income, ...answers } = values;
  const sealed = await sealFinancingAnswers(values, SECRET);
  const bytes = sealed.split(".").map((part) => Buffer.from(part, "base64url"));
  for (const text of [email, values.budget, income, values.creditRange])
    expect(bytes.filter((part) => part.includes(text))).toEqual([]);
  expect(await openFinancingAnswers(sealed, SECRET)).toEqual(answers);
});

it("cuts long texts, so that an address can carry them", async () => {
  const hostile = Object.fromEntries(Object.keys(values).map((name) => [name, "9".repeat(9000)]));
  const sealed = await sealFinancingAnswers(hostile, SECRET);
  expect(sealed.length).toBeLessThan(1000);
  expect((await openFinancingAnswers(sealed, SECRET))["budget"]).toHaveLength(24);
});

it.each(["", "x", undefined])("opens no %j", async (sealed) => {
  expect(await openFinancingAnswers(sealed, SECRET)).toEqual({});
});

it("opens nothing that was sealed for something else, or with another secret", async () => {
  const wizard = { cashDown: null, months: null, tradingIn: null, tradeEquity: null, creditRange: null };
  expect(
    await openFinancingAnswers(await sealAnswers({ terms: wizard, errors: [], typed: "" }, SECRET), SECRET),
  ).toEqual({});
  const other = Buffer.alloc(32, 4).toString("base64url");
  expect(await openFinancingAnswers(await sealFinancingAnswers(values, other), SECRET)).toEqual({});
});
