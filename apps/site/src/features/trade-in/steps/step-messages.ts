import type { AnswerError } from "@forecourt/trade-in";
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
  { errors: byCode }: Pick<TradeInContent, "errors">,
): FormErrors {
  return Object.fromEntries(
    errors.map(({ path: [questionId], code }) => [controlId(questionId), byCode[code] ?? ""]),
  );
}
