import { INPUT_TYPES, type Question, type Questionnaire } from "../questionnaire.ts";
import { RESERVED_QUESTIONS } from "../reserved-questions.ts";
import { checkCondition } from "./check-condition.ts";
import { type Checked, checkConfiguration, type Path, type Report } from "./check-configuration.ts";
import { checkRules, checkUnique } from "./check-references.ts";
import { count, flag, name, oneOf, percent, RULE_SET, text } from "./field-checks.ts";

const SHAPE = {
  categories: [
    {
      categoryId: name,
      categoryTitle: text,
      "categoryDescription?": text,
      questionIds: [text],
      blackBookQuestionsRemaining: count,
    },
  ],
  questions: [
    {
      questionId: name,
      text,
      "description?": text,
      inputType: oneOf(INPUT_TYPES),
      required: flag,
      "condition?": { questionId: text, answers: [text] },
      "answers?": [
        {
          label: text,
          value: name,
          "description?": text,
          "deduction?": { ...RULE_SET, "percent?": percent, "amount?": count },
        },
      ],
    },
  ],
} as const;

/**
 * Validates a questionnaire from a file or an editor and returns every error. Call it at start-up: the other functions
 * do not validate.
 *
 * References are checked only without wrong values (docs/product/trade-in.md, "Configuration errors").
 *
 * @returns the same object as a `Questionnaire`, or the errors
 * @example checkQuestionnaire(json) // { ok: false, errors: [{ path: ["questions", 1, "condition"], code: "configuration.condition-cycle" }] }
 */
export function checkQuestionnaire(value: unknown): Checked<Questionnaire> {
  return checkConfiguration(value, SHAPE, checkReferences);
}

function checkReferences({ categories, questions }: Questionnaire, report: Report): void {
  const order = categories.flatMap(({ questionIds }) => questionIds);
  const ids = questions.map(({ questionId }) => questionId);
  if (categories.length === 0) report(["categories"], "empty");
  checkUnique(
    categories.map(({ categoryId }) => categoryId),
    (index) => ["categories", index, "categoryId"],
    report,
  );
  checkUnique(ids, (index) => ["questions", index, "questionId"], report);
  let before = 0;
  categories.forEach(({ questionIds, blackBookQuestionsRemaining }, category) => {
    const path = ["categories", category, "questionIds"];
    if (questionIds.length + blackBookQuestionsRemaining === 0) report(path, "empty");
    questionIds.forEach((id, index) => {
      if (!ids.includes(id)) report([...path, index], "unknown-question");
      else if (order.indexOf(id) < before + index) report([...path, index], "duplicate");
    });
    before += questionIds.length;
  });
  questions.forEach((question, index) => {
    const path = ["questions", index];
    if (!order.includes(question.questionId)) report([...path, "questionId"], "not-asked");
    checkAnswers(question, path, questions, report);
    if (!hasReservedForm(question)) report(path, "reserved-question");
    checkCondition(question, [...path, "condition"], { order, questions }, report);
  });
}

function checkAnswers(question: Question, path: Path, questions: readonly Question[], report: Report): void {
  const { inputType, answers } = question;
  if (inputType === "price" || inputType === "textarea") {
    if (answers) report([...path, "answers"], "unknown-field");
    return;
  }
  if (!answers?.length) report([...path, "answers"], "empty");
  checkUnique(
    (answers ?? []).map(({ value }) => value),
    (index) => [...path, "answers", index, "value"],
    report,
  );
  answers?.forEach(({ deduction = {} }, index) => {
    checkRules(deduction, [...path, "answers", index, "deduction"], questions, report);
  });
}

/** A reserved question must have its fixed form, because the engine reads its answers. */
function hasReservedForm({ questionId, inputType, required, answers, condition }: Question): boolean {
  const form = RESERVED_QUESTIONS.get(questionId);
  return (
    !form ||
    (required &&
      (inputType === "price") === !form.values &&
      sameTexts(
        form.values,
        answers?.map(({ value }) => value),
      ) &&
      (!form.condition ||
        (form.condition.questionId === condition?.questionId &&
          sameTexts(form.condition.answers, condition.answers))))
  );
}

/** Tells whether two lists have the same texts, in any order. */
function sameTexts(some: readonly string[] = [], others: readonly string[] = []): boolean {
  return some.length === others.length && some.every((text) => others.includes(text));
}
