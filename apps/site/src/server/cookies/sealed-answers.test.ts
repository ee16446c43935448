import { NEW_PRICING_WIZARD } from "@forecourt/visitor";
import { expect, it } from "vitest";
import { openAnswers, sealAnswers } from "./sealed-answers.ts";

const SECRET = Buffer.alloc(32, 3).toString("base64url");
const settings = {
  cashDown: { min: 0, max: 2_000_000 },
  months: [60],
  tradeEquity: { min: 0, max: 2_000_000 },
  creditRanges: [],
};

it("keeps the answers and their errors", async () => {
  const answers = {
    terms: { ...NEW_PRICING_WIZARD.terms, cashDown: 250_000, months: 60 },
    errors: [
      { path: ["tradeEquity"], code: "tradeEquity.invalid" },
      { path: [], code: "save.failed" },
    ],
    typed: "a lot",
  } as const;
  expect(await openAnswers(await sealAnswers(answers, SECRET), settings, SECRET)).toEqual(answers);
});

it.each(["", "x", undefined])("has no answers without a seal: %j", async (sealed) => {
  expect(await openAnswers(sealed, settings, SECRET)).toEqual({
    terms: NEW_PRICING_WIZARD.terms,
    errors: [],
    typed: "",
  });
});
