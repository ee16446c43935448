import { basisPoints } from "../percent.ts";
import { OPERATORS } from "../rule.ts";
import type { ErrorCode, FieldCheck, Shape } from "./check-configuration.ts";

const numberThat =
  (isRight: (value: number) => boolean): FieldCheck =>
  (value) =>
    Number.isFinite(value) ? !isRight(value as number) && "out-of-range" : "wrong-type";

export const text: FieldCheck = (value) => typeof value !== "string" && "wrong-type";
export const name: FieldCheck = (value) => text(value) || (value === "" && "empty");
export const flag: FieldCheck = (value) => typeof value !== "boolean" && "wrong-type";
export const oneOf =
  (values: readonly string[], code: ErrorCode = "unknown-value"): FieldCheck =>
  (value) =>
    text(value) || (!values.includes(value as string) && code);

export const anyNumber = numberThat(() => true);
export const cents = numberThat(Number.isSafeInteger);
/** A count, or an amount in cents that is not negative. */
export const count = numberThat((value) => Number.isSafeInteger(value) && value >= 0);
/** 0 to 100 with at most two decimals. */
export const percent = numberThat(
  (value) => value >= 0 && value <= 100 && basisPoints(value) / 100 === value,
);

export const RULE_SET = {
  "logicOperation?": oneOf(["and", "or"]),
  "rules?": [
    {
      object: oneOf(["vehicle", "vehicle_price", "answers"]),
      key: text,
      operator: oneOf(Object.keys(OPERATORS), "unknown-operator"),
      ruleValue: (value: unknown) => text(value) && anyNumber(value),
    },
  ],
} as const satisfies Shape;
