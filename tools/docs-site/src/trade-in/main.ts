import { formatMoney } from "@forecourt/money";
import { type Answers, shownQuestions, type TradeInError, type Valuation } from "@forecourt/trade-in";
import type { Cents } from "@forecourt/units";
import { type AmountLine, amountsTable } from "../page/amounts-table.ts";
import { element, find } from "../page/element.ts";
import { type LiveForm, liveForm } from "../page/live-form.ts";
import { markFields, showErrors } from "../page/show-errors.ts";
import { questionFields } from "./question-fields.ts";
import { questionnaire } from "./questionnaire.ts";
import { errorWords, lineLabel, paymentLabel, questionText, reasonWords } from "./valuation-words.ts";
import { valueTrade } from "./value-trade.ts";

const firstAnswers: Answers = { condition: "good", accidents: "none", keys: "one", "finance-type": "none" };

find(document, "#trade-in-questions").append(
  ...questionnaire.questions.map((question) => questionFields(question, firstAnswers)),
);

liveForm("live-trade-in", async ({ year = "", mileage = "", bodyStyle = "", ...answers }, live) => {
  showQuestions(live.form, answers);
  const result = await valueTrade({ year, mileage, bodyStyle }, answers);
  if (result.ok) showValuation(live, result.value.valuation);
  // A path is "vehicle" or "answers" and the name of the form's field.
  else {
    const errors = result.errors.map(({ path, code }) => ({ path: path.slice(1), code }));
    showErrors(live, errors, ({ path, code }) => wordsOf(String(path[0]), code));
  }
});

/** The package hides questions; their fields stay, so that an answer is not lost. */
function showQuestions(form: HTMLFormElement, answers: Answers): void {
  const shown = new Set(shownQuestions(questionnaire, answers).map(({ questionId }) => questionId));
  for (const question of form.querySelectorAll<HTMLElement>("[data-question]"))
    question.hidden = !shown.has(question.dataset["question"] ?? "");
}

const wordsOf = (field: string, code: TradeInError["code"]) =>
  code.startsWith("vehicle.") ? errorWords[code] : `${questionText(field)} ${errorWords[code]}`;

function showValuation({ form, status, output }: LiveForm, valuation: Valuation): void {
  markFields(form, []);
  const { bringVehicleIn, cashNow, moreCashLater } = valuation;
  if (!cashNow) {
    const reason = bringVehicleIn?.reason ?? "no-value";
    status.textContent = "We must see the vehicle first";
    output.replaceChildren(element("p", {}, `${reasonWords[reason]} `, element("code", {}, reason)));
    return;
  }
  status.textContent = `${formatMoney(cashNow.finalPrice, "en", { cents: "always" })} in cash`;
  output.replaceChildren(
    amountsTable(
      cashNow.breakdown.lines.map((line): AmountLine => [lineLabel(line), line.cents]),
      {
        caption: `Cash now, valid through ${valuation.validThrough}`,
        total: ["Cash now", cashNow.finalPrice],
      },
    ),
    ...(valuation.remainingBalance > 0 ? [equityTable(valuation, cashNow.equity)] : []),
    ...(moreCashLater ? [laterTable(moreCashLater)] : []),
  );
}

function equityTable({ remainingBalance }: Valuation, equity: Cents): HTMLElement {
  return amountsTable([["Still owed", -remainingBalance as Cents]], {
    caption: "After the loan",
    total: ["Equity", equity],
  });
}

function laterTable({
  net,
  initPrice,
  additionalPayments,
  finalPrice,
}: NonNullable<Valuation["moreCashLater"]>) {
  const paid: AmountLine[] = [
    ["Paid now", initPrice],
    ...additionalPayments.map(({ label, amount }): AmountLine => [paymentLabel(label), amount]),
  ];
  return element(
    "div",
    {},
    amountsTable(
      net.lines.map((line): AmountLine => [lineLabel(line), line.cents]),
      { caption: "More cash later: what its sale brings", total: ["Net", net.total] },
    ),
    amountsTable(paid, { caption: "More cash later: what you get", total: ["Together", finalPrice] }),
  );
}
