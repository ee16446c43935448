import { type AnswerError, type Question, shownQuestions } from "@forecourt/trade-in";
import type { PreviousStep } from "#content/step-flow/back-link.tsx";
import type { TradeInFlow } from "../flow/use-trade-in.ts";
import type { TradeInContent } from "../trade-in-content.ts";
import { FlowForm } from "./flow-form.tsx";
import { QuestionField } from "./question-field.tsx";
import { answerMessages } from "./step-messages.ts";

type QuestionsStepProps = {
  content: TradeInContent;
  flow: TradeInFlow;
  categoryId: string;
  back: PreviousStep | null;
};

/** A category of the questionnaire. Questions that depend on an answer appear with it. */
export function QuestionsStep({ content, flow, categoryId, back }: QuestionsStepProps) {
  const { questionnaire, words, given } = content;
  const questions = shownQuestions(questionnaire, flow.entry.answers, categoryId);
  const ids = questions.map(({ questionId }) => questionId);
  const carried = given.errors.flatMap(({ field, code }): AnswerError[] =>
    ids.includes(field) ? [{ path: [field], code: code as AnswerError["code"] }] : [],
  );
  return (
    <FlowForm
      id="questions"
      content={content}
      hidden={{ part: "answers", category: categoryId, asked: ids.join(" ") }}
      errors={answerMessages(carried, content)}
      act={(values) => answerMessages(flow.answer(categoryId, ids, values), content)}
      onChange={({ target }) => {
        const { name, value } = target as unknown as HTMLInputElement;
        if (ids.includes(name)) flow.choose(name, value);
      }}
      submit={words.next}
      back={back}
    >
      {(errors) => questions.map((question) => field(question, errors))}
    </FlowForm>
  );

  function field(question: Question, errors: Readonly<Record<string, string>>) {
    const { questionId } = question;
    return (
      <QuestionField
        key={questionId}
        question={question}
        value={given.typed[questionId] ?? flow.entry.answers[questionId] ?? ""}
        only={questions.length === 1}
        words={words}
        errors={errors}
      />
    );
  }
}
