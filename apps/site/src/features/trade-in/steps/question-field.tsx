import { MAX_ANSWER_LENGTH, type Question } from "@forecourt/trade-in";
import { Field } from "@forecourt/ui/field";
import { MoneyInput } from "@forecourt/ui/money-input";
import { RadioCard } from "@forecourt/ui/radio-card";
import { RadioGroup } from "@forecourt/ui/radio-group";
import { Select } from "@forecourt/ui/select";
import { Textarea } from "@forecourt/ui/textarea";
import type { TradeInWords } from "../trade-in-content.ts";
import { controlId } from "./step-messages.ts";

type QuestionFieldProps = {
  question: Question;
  value: string;
  /** The step's heading asks the only question. */
  only: boolean;
  words: Pick<TradeInWords, "optional" | "choose">;
  errors: Readonly<Record<string, string>>;
};

/** One question of the questionnaire. Its control is native and uncontrolled. */
export function QuestionField({ question, value, only, words, errors }: QuestionFieldProps) {
  const { questionId, text, description, inputType, required, answers = [] } = question;
  const id = controlId(questionId);
  const error = errors[id];
  const mark = required ? undefined : words.optional;
  if (inputType === "radio") {
    return (
      <RadioGroup
        id={id}
        legend={text}
        legendHidden={only}
        hint={only ? undefined : description}
        mark={mark}
        required={required}
        error={error}
        variant="cards"
        // Short answers fit side by side.
        className={answers.some((answer) => answer.description) ? undefined : "sm:[&>div]:grid-cols-2"}
      >
        {answers.map((answer) => (
          <RadioCard
            key={answer.value}
            name={questionId}
            value={answer.value}
            label={answer.label}
            description={answer.description}
            defaultChecked={answer.value === value}
          />
        ))}
      </RadioGroup>
    );
  }
  return (
    <Field id={id} label={text} hint={description} mark={mark} error={error}>
      {(control) => {
        const shared = { ...control, name: questionId, required };
        if (inputType === "select") {
          return (
            <Select {...shared} defaultValue={value}>
              <option value="">{words.choose}</option>
              {answers.map((answer) => (
                <option key={answer.value} value={answer.value}>
                  {answer.label}
                </option>
              ))}
            </Select>
          );
        }
        if (inputType === "price") return <MoneyInput {...shared} defaultText={value} autoComplete="off" />;
        return <Textarea {...shared} defaultValue={value} maxLength={MAX_ANSWER_LENGTH} rows={5} />;
      }}
    </Field>
  );
}
