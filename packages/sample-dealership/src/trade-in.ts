import type { TradeInConfig } from "@forecourt/dealership";
import { defaultOfferSettings, type Question, type Questionnaire } from "@forecourt/trade-in";

/*
 * What Larkspur asks about a vehicle, and what each answer takes off. Percentages are of the market price, amounts are
 * cents. The Spanish texts are in content/es/_parts/data-translations.yaml, by the same ids.
 */

const condition: Question = {
  questionId: "condition",
  text: "What condition is it in?",
  description: "Pick the closest match. We check it with you when you bring it in.",
  inputType: "radio",
  required: true,
  // The market price includes the condition, so nothing is deducted a second time.
  answers: [
    {
      value: "great",
      label: "Great",
      description: "Looks and drives like new. No dents, no warning lights, every feature works.",
    },
    {
      value: "good",
      label: "Good",
      description: "Normal wear for its age: a few small scratches, clean inside, nothing to repair first.",
    },
    {
      value: "fair",
      label: "Fair",
      description: "Needs some work: dents, worn tires, a cracked windshield or one warning light.",
    },
    {
      value: "poor",
      label: "Poor",
      description: "Mechanical problems, body damage, or it does not run reliably. We still buy these.",
    },
  ],
};

const history: Question[] = [
  {
    questionId: "accidents",
    text: "Has it been in an accident?",
    description: "Include repaired ones. A history report shows most of them.",
    inputType: "radio",
    required: true,
    answers: [
      { value: "none", label: "No accident" },
      {
        value: "minor",
        label: "One, cosmetic",
        description: "A bumper, a door or a fender. No airbag opened.",
        deduction: { percent: 4 },
      },
      {
        value: "major",
        label: "One, serious",
        description: "An airbag opened, or the frame was bent.",
        deduction: { percent: 14 },
      },
      { value: "several", label: "Two or more", deduction: { percent: 10 } },
    ],
  },
  {
    questionId: "repaired",
    text: "Was the damage repaired?",
    inputType: "radio",
    required: true,
    condition: { questionId: "accidents", answers: ["minor", "major", "several"] },
    answers: [
      { value: "all", label: "All of it" },
      { value: "part", label: "Some of it", deduction: { amount: 60_000 } },
      { value: "none", label: "Not yet", deduction: { amount: 140_000 } },
    ],
  },
  {
    questionId: "title",
    text: "What does the title say?",
    inputType: "radio",
    required: true,
    answers: [
      { value: "clean", label: "Clean" },
      {
        value: "branded",
        label: "Rebuilt, salvage or flood",
        description: "The words are printed on the title.",
        deduction: { percent: 35 },
      },
      {
        value: "missing",
        label: "I do not have it",
        description: "Lost, or the lender keeps it and the loan is paid off.",
        deduction: { amount: 7_500 },
      },
    ],
  },
];

const running: Question[] = [
  {
    questionId: "mechanical",
    text: "How does it run?",
    inputType: "radio",
    required: true,
    answers: [
      { value: "well", label: "Without problems" },
      {
        value: "minor",
        label: "With a small problem",
        description: "A noise, a slow leak, weak air conditioning.",
        deduction: { percent: 4 },
      },
      {
        value: "major",
        label: "With a serious problem",
        description: "Engine, transmission, steering or brakes.",
        deduction: { percent: 20 },
      },
      {
        value: "not-running",
        label: "It does not run",
        deduction: { percent: 35, amount: 25_000 },
      },
    ],
  },
  {
    questionId: "warning-lights",
    text: "How many warning lights are on?",
    inputType: "select",
    required: true,
    answers: [
      { value: "none", label: "None" },
      { value: "one", label: "One", deduction: { amount: 40_000 } },
      { value: "several", label: "Two or more", deduction: { amount: 110_000 } },
    ],
  },
];

const looks: Question[] = [
  {
    questionId: "body",
    text: "Dents, scratches or rust?",
    inputType: "radio",
    required: true,
    answers: [
      { value: "none", label: "None to speak of" },
      { value: "few", label: "A few", deduction: { amount: 35_000 } },
      { value: "many", label: "A panel needs replacing, or there is rust", deduction: { amount: 140_000 } },
    ],
  },
  {
    questionId: "windshield",
    text: "The windshield?",
    inputType: "radio",
    required: true,
    answers: [
      { value: "fine", label: "No damage" },
      { value: "chip", label: "A chip", deduction: { amount: 9_000 } },
      { value: "crack", label: "A crack", deduction: { amount: 45_000 } },
    ],
  },
  {
    questionId: "tires",
    text: "The tires?",
    description: "A quarter in the tread: if Washington’s hairline shows, less than half is left.",
    inputType: "radio",
    required: true,
    answers: [
      { value: "good", label: "More than half the tread" },
      { value: "half", label: "About half", deduction: { amount: 20_000 } },
      { value: "worn", label: "Worn: four to replace", deduction: { amount: 70_000 } },
    ],
  },
  {
    questionId: "interior",
    text: "Inside?",
    inputType: "radio",
    required: true,
    answers: [
      { value: "clean", label: "Clean" },
      { value: "wear", label: "Stains or tears", deduction: { amount: 30_000 } },
      { value: "smoke", label: "Smoke or another smell", deduction: { amount: 45_000 } },
    ],
  },
];

const handover: Question[] = [
  {
    questionId: "keys",
    text: "How many keys come with it?",
    inputType: "radio",
    required: true,
    answers: [
      { value: "two", label: "Two or more" },
      { value: "one", label: "One", deduction: { amount: 22_500 } },
      { value: "none", label: "None", deduction: { amount: 60_000 } },
    ],
  },
  {
    questionId: "comments",
    text: "Anything else we should know?",
    description: "New parts, receipts, equipment, a tow hitch.",
    inputType: "textarea",
    required: false,
  },
];

const loan: Question[] = [
  {
    questionId: "finance-type",
    text: "Is there still a loan or a lease on it?",
    inputType: "radio",
    required: true,
    answers: [
      { value: "none", label: "No, it is paid off" },
      { value: "loan", label: "A loan" },
      { value: "finance", label: "A lease" },
    ],
  },
  {
    questionId: "remaining-balance",
    text: "How much is still owed?",
    description: "Your lender’s 10-day payoff amount is exact; a good guess is enough for now.",
    inputType: "price",
    required: true,
    condition: { questionId: "finance-type", answers: ["loan", "finance"] },
  },
];

const category = (
  categoryId: string,
  categoryTitle: string,
  text: string,
  questions: readonly Question[],
) => ({
  categoryId,
  categoryTitle,
  categoryDescription: text,
  questionIds: questions.map(({ questionId }) => questionId),
  blackBookQuestionsRemaining: 0,
});

const questionnaire: Questionnaire = {
  categories: [
    category("condition", "Condition", "An honest answer keeps the figure from changing at the store.", [
      condition,
    ]),
    category("history", "History", "What happened to it, and what its title says.", history),
    category("running", "How it runs", "Trouble costs less when we know of it.", running),
    category("looks", "Outside and inside", "Each repair has its own line in your figure.", looks),
    category(
      "handover",
      "What comes with it",
      "Keys are dear to replace, receipts are worth showing.",
      handover,
    ),
    category("loan", "Loan", "A loan does not change the value. It comes off what is left for you.", loan),
  ],
  questions: [condition, ...history, ...running, ...looks, ...handover, ...loan],
};

/** Larkspur's questionnaire; its offer rules are the product's (docs/product/trade-in.md). */
export const tradeIn: TradeInConfig = { questionnaire, offerSettings: defaultOfferSettings };
