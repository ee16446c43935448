import type { Question, Questionnaire } from "../questionnaire.ts";
import { PRICE_ENTRIES } from "./arbitrary-questionnaire.ts";

/** The current category's index; `END` after the last. */
export type PlainState = { place: number; entered: Map<string, string> };
/** The place after the last category. */
export const END = Number.POSITIVE_INFINITY;

/**
 * A second, recursive implementation of docs/product/trade-in.md without the engine's code. Tests compare both on
 * random questionnaires.
 */
export class PlainQuestionnaire {
  readonly questionnaire: Questionnaire;

  constructor(questionnaire: Questionnaire) {
    this.questionnaire = questionnaire;
  }

  /** The question of an id, which must exist. */
  find(id: string): Question {
    return this.questionnaire.questions.find(({ questionId }) => questionId === id)!;
  }

  /** Whether the question's condition holds, and the condition of the question it names. */
  isShown(id: string, entered: Map<string, string>): boolean {
    const { condition } = this.find(id);
    if (!condition) return true;
    if (!this.isShown(condition.questionId, entered)) return false;
    return condition.answers.some((answer) => answer === entered.get(condition.questionId));
  }

  /** The parsed input: `undefined` for an empty one, `null` for an invalid one. */
  counts(id: string, entered: Map<string, string>): string | number | null | undefined {
    const { inputType, answers = [] } = this.find(id);
    const entry = entered.get(id) ?? "";
    if (entry.trim() === "") return undefined;
    if (inputType === "price") return PRICE_ENTRIES.get(entry) ?? null;
    if (inputType === "textarea") return entry;
    return answers.some(({ value }) => value === entry) ? entry : null;
  }

  /** The ids of the shown questions, in order. */
  shown(entered: Map<string, string>): string[] {
    const all = this.questionnaire.categories.flatMap(({ questionIds }) => questionIds);
    return all.filter((id) => this.isShown(id, entered));
  }

  /** Whether the input cannot be read, or is missing although required. */
  isInvalid(id: string, entered: Map<string, string>): boolean {
    const value = this.counts(id, entered);
    return value === null || (value === undefined && this.find(id).required);
  }

  /** Whether the category shows a question or asks for a valuation provider's. */
  hasSomething(place: number, entered: Map<string, string>): boolean {
    const category = this.questionnaire.categories[place];
    if (!category) return false;
    if (category.blackBookQuestionsRemaining > 0) return true;
    return category.questionIds.some((id) => this.isShown(id, entered));
  }

  /** Whether a shown question of the category is invalid. */
  isIncomplete(place: number, entered: Map<string, string>): boolean {
    const shown = this.shown(entered);
    return this.questionnaire.categories[place]!.questionIds.some(
      (id) => shown.includes(id) && this.isInvalid(id, entered),
    );
  }

  /** Moves towards the target: stops at incomplete categories and skips empty ones. */
  walk(target: number, entered: Map<string, string>): PlainState {
    for (let place = 0; place < this.questionnaire.categories.length; place += 1) {
      if (!this.hasSomething(place, entered)) continue;
      if (place >= target || this.isIncomplete(place, entered)) return { place, entered };
    }
    return { place: END, entered };
  }

  /** The nearest previous category that is not empty; the first when there is none. */
  before(place: number, entered: Map<string, string>): number {
    let earlier = Math.min(place, this.questionnaire.categories.length) - 1;
    while (earlier >= 0 && !this.hasSomething(earlier, entered)) earlier -= 1;
    return earlier;
  }

  /** The state after an answer, like the reducer's `answer`. */
  answer({ place, entered }: PlainState, id: string, value: string): PlainState {
    const changed = new Map(entered).set(id, value);
    const stays = place === END || this.hasSomething(place, changed);
    return this.walk(stays ? place : this.before(place, changed), changed);
  }
}
