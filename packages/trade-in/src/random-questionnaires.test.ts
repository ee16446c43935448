import fc from "fast-check";
import { expect, test } from "vitest";
import { checkQuestionnaire } from "./check/check-questionnaire.ts";
import type { Questionnaire } from "./questionnaire.ts";
import { shownQuestions } from "./shown-questions.ts";
import { anyEntry, anyQuestionnaire } from "./testing/arbitrary-questionnaire.ts";
import { END, PlainQuestionnaire, type PlainState } from "./testing/plain-questionnaire.ts";
import { tradeInProgress } from "./trade-in-progress.ts";
import { startTradeIn, type TradeInAction, type TradeInState, tradeInReducer } from "./trade-in-reducer.ts";
import { answeredQuestions } from "./validate-answers.ts";

type Model = { state: PlainState };
type Real = { state: TradeInState };

/** Applies an action to the engine and to the reference model, and compares all results. */
class Step implements fc.Command<Model, Real> {
  readonly plain: PlainQuestionnaire;
  readonly action: TradeInAction;

  constructor(plain: PlainQuestionnaire, action: TradeInAction) {
    this.plain = plain;
    this.action = action;
  }

  check = () => true;
  toString = () => JSON.stringify(this.action);

  run(model: Model, real: Real): void {
    real.state = tradeInReducer(this.plain.questionnaire, real.state, this.action);
    model.state = this.expected(model.state);
    agree(this.plain, model.state, real.state);
  }

  expected(state: PlainState): PlainState {
    const { plain, action } = this;
    switch (action.type) {
      case "answer":
        return plain.answer(state, action.questionId, action.value);
      case "next":
        return plain.walk(state.place + 1, state.entered);
      case "back":
        return plain.walk(plain.before(state.place, state.entered), state.entered);
      case "go-to": {
        const place = Number(action.categoryId.slice(1));
        return plain.hasSomething(place, state.entered) ? plain.walk(place, state.entered) : state;
      }
    }
  }
}

function agree(plain: PlainQuestionnaire, { place, entered }: PlainState, state: TradeInState): void {
  const { questionnaire } = plain;
  expect(state.categoryId).toBe(place === END ? null : `c${place}`);
  expect(state.answers).toEqual(Object.fromEntries(entered));

  const shown = plain.shown(entered);
  expect(shownQuestions(questionnaire, state.answers).map(({ questionId }) => questionId)).toEqual(shown);
  const counted = shown.flatMap((questionId) => {
    const answer = plain.counts(questionId, entered);
    return answer === null || answer === undefined ? [] : [{ questionId, answer }];
  });
  expect(answeredQuestions(questionnaire, state.answers)).toEqual(counted);

  const places = questionnaire.categories.flatMap((_, at) => (plain.hasSomething(at, entered) ? [at] : []));
  const asksItself = questionnaire.categories.reduce((sum, at) => sum + at.blackBookQuestionsRemaining, 0);
  expect(tradeInProgress(questionnaire, state)).toEqual({
    step: place === END ? places.length : places.indexOf(place) + 1,
    steps: places.length,
    answered: counted.length,
    remaining: shown.filter((id) => plain.isInvalid(id, entered)).length + asksItself,
  });
}

function anyAction({ categories, questions }: Questionnaire): fc.Arbitrary<TradeInAction> {
  const answer = fc
    .constantFrom(...questions)
    .chain((question) =>
      anyEntry(question).map(
        (value): TradeInAction => ({ type: "answer", questionId: question.questionId, value }),
      ),
    );
  const goTo = fc
    .constantFrom(...categories)
    .map(({ categoryId }): TradeInAction => ({ type: "go-to", categoryId }));
  return fc.oneof(
    { weight: 6, arbitrary: answer },
    { weight: 3, arbitrary: fc.constant<TradeInAction>({ type: "next" }) },
    fc.constant<TradeInAction>({ type: "back" }),
    goTo,
  );
}

test("the engine agrees with the reference model, for any questionnaire and actions", () => {
  const anyVisit = anyQuestionnaire.chain((questionnaire) => {
    const plain = new PlainQuestionnaire(questionnaire);
    const steps = anyAction(questionnaire).map((action) => new Step(plain, action));
    return fc.tuple(fc.constant(plain), fc.commands([steps], { maxCommands: 40 }));
  });
  fc.assert(
    fc.property(anyVisit, ([plain, commands]) => {
      const { questionnaire } = plain;
      expect(checkQuestionnaire(questionnaire).ok).toBe(true);
      fc.modelRun(
        () => ({
          model: { state: plain.walk(0, new Map()) },
          real: { state: startTradeIn(questionnaire) },
        }),
        commands,
      );
    }),
    { numRuns: 250 },
  );
});
