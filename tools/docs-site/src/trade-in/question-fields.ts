import type { Answers, Question } from "@forecourt/trade-in";
import { element } from "../page/element.ts";

/** Makes the fields of a question, filled with its first answer. */
export function questionFields(question: Question, first: Answers): HTMLElement {
  const { questionId, text, inputType, answers = [] } = question;
  const given = first[questionId] ?? "";
  const id = `trade-in-${questionId}`;
  const attributes = { "data-question": questionId };
  if (inputType === "radio") {
    const choices = answers.map(({ label, value }) =>
      element(
        "label",
        {},
        element("input", { type: "radio", name: questionId, value, checked: value === given }),
        label,
      ),
    );
    return element("fieldset", attributes, element("legend", {}, text), ...choices);
  }
  const options = answers.map(({ label, value }) =>
    element("option", { value, selected: value === given }, label),
  );
  const field =
    inputType === "select"
      ? element("select", { id, name: questionId }, element("option", { value: "" }, "Choose"), ...options)
      : element("input", { id, name: questionId, value: given, autocomplete: "off" });
  return element("div", attributes, element("label", { for: id }, text), field);
}
