import { strict as assert } from "node:assert";
import { formatMoney } from "@forecourt/money";
import { builtInValuation, defaultOfferSettings, requestValuation } from "@forecourt/trade-in";
import { checkQuestionnaire } from "@forecourt/trade-in/check";

/** Makes an offer for a shopper's car and says how it came about. */
export async function valueATrade(now: Date, timeZone: string) {
  const questionnaire = checkQuestionnaire({
    categories: [
      {
        categoryId: "keys",
        categoryTitle: "Keys",
        questionIds: ["keys"],
        blackBookQuestionsRemaining: 0,
      },
    ],
    questions: [
      {
        questionId: "keys",
        text: "How many keys do you have?",
        inputType: "radio",
        required: true,
        answers: [
          { label: "Two", value: "two" },
          { label: "One", value: "one", deduction: { amount: 20_000 } },
        ],
      },
    ],
  });
  assert.ok(questionnaire.ok);
  const result = await requestValuation(
    {
      vehicle: { year: 2019, make: "Mazda", model: "CX-5", mileage: 84_000, bodyStyle: "suvs" },
      questionnaire: questionnaire.value,
      answers: { keys: "one" },
      settings: defaultOfferSettings,
      now,
      timeZone,
    },
    builtInValuation(),
  );
  assert.ok(result.ok && result.value.valuation.cashNow);
  const { lines, total } = result.value.valuation.cashNow.breakdown;
  assert.equal(
    lines.reduce((sum, line) => sum + line.cents, 0),
    total,
  );
  for (const { code, cents } of lines) console.log(`trade: ${code} ${formatMoney(cents, "en")}`);
  console.log(`trade: ${formatMoney(total, "en")} until ${result.value.valuation.validThrough}`);
}
