import { financeDefaults } from "@forecourt/finance";
import { preApprovalForm, validateForm } from "@forecourt/leads/forms";
import { expect, it } from "vitest";
import { withLimits } from "./amount-limits.ts";
import { preApprovalLimits } from "./pre-approval-limits.ts";

const limits = preApprovalLimits(financeDefaults.chrome);
const filled = {
  ...{ budgetKind: "month", budget: "400", cashDown: "2000", creditRange: "600-619", months: "72" },
  ...{ identifier: "current", income: "undisclosed" },
  ...{ firstName: "Ada", lastName: "Brown", email: "ada@example.com", phone: "(417) 555-0188 ext." },
};
const wrong = (own: Record<string, string>) => {
  const values = { ...filled, ...own };
  return validateForm(withLimits(preApprovalForm, limits, values), values).map(({ field }) => field);
};

it.each([
  [{}, []],
  [{ cashDown: "$20,000.00", tradeEquity: "20,000" }, []],
  [{ cashDown: "20,000.01", tradeEquity: "20001" }, ["cashDown", "tradeEquity"]],
  [{ tradeEquity: "-20,000" }, []],
  [{ tradeEquity: "-20,001", cashDown: "-1" }, ["cashDown", "tradeEquity"]],
  [{ budget: "49" }, ["budget"]],
  [{ budget: "2,501" }, ["budget"]],
  [{ budgetKind: "price", budget: "400" }, ["budget"]],
  [{ budgetKind: "price", budget: "$25,000.00" }, []],
  [{ budgetKind: "price", budget: "55,001" }, ["budget"]],
  [{ vin: "JA4J4VAR4RZ004417", budget: "1" }, []],
])("limits of the pre-approval: %j", (own, fields) => {
  expect(wrong(own)).toEqual(fields);
});
