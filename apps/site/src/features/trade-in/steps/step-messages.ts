import type { AnswerError, Question } from "@forecourt/trade-in";
import type { FormErrors } from "@forecourt/ui/form-state";
import type { PartError } from "#shared/trade-in/vehicle-parts.ts";
import type { TradeInContent } from "../trade-in-content.ts";

/** The id of a field's control; error summaries lead to it. */
export function controlId(field: string): string {
  return `trade-${field}`;
}

/** The messages of the vehicle's fields, by control. */
export function vehicleMessages(
  errors: readonly PartError[],
  { words, errors: byCode }: Pick<TradeInContent, "words" | "errors">,
): FormErrors {
  const ofField = words.errors as Readonly<Record<string, string>>;
  const message = ({ field, code }: PartError) =>
    code === "required"
      ? (ofField[field] ?? words.errors.required)
      : (byCode[code] ?? byCode[field] ?? byCode["invalid"] ?? "");
  return Object.fromEntries(errors.map((error) => [controlId(error.field), message(error)]));
}

/** The messages of a category's questions, by control. */
export function answerMessages(
  errors: readonly AnswerError[],
  questions: readonly Question[],
  { words }: Pick<TradeInContent, "words">,
): FormErrors {
  const { answer } = words;
  return Object.fromEntries(
    errors.map(({ path: [questionId], code }) => {
      const { inputType } = questions.find((question) => question.questionId === questionId) ?? {};
      const isChoice = inputType === "radio" || inputType === "select";
      const message =
        code === "answer.too-long"
          ? answer["too-long"]
          : code === "answer.negative"
            ? answer.negative
            : isChoice
              ? answer.required
              : code === "answer.required"
                ? words.errors.required
                : answer.amount;
      return [controlId(questionId), message];
    }),
  );
}
