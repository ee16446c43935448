import type { ReactNode } from "react";

/** What is wrong, by the id of the control it is wrong with, in the form's order. */
export type FormErrors = Readonly<Record<string, string>>;

/** What came of sending a form. */
export type FormOutcome =
  | { kind: "sent"; title: ReactNode; text?: ReactNode }
  /** The server found fields that it cannot take. */
  | { kind: "invalid"; errors: FormErrors }
  /** It could not be taken now; what was typed stays. Says something else than the form's `failure`. */
  | { kind: "failed"; title?: ReactNode; text?: ReactNode };

export type FormState = {
  /** `open` is being filled in. */
  step: "open" | "pending" | "failed" | "sent";
  /** What stands beside the fields now. */
  errors: FormErrors;
  /** What the last sending found wrong; it stays until the next, so that nothing moves while it is mended. */
  summary: FormErrors;
  /** The words of the outcome. */
  words: { title?: ReactNode; text?: ReactNode };
  /** Grows whenever the focus has to go to the summary, the failure or the thanks. */
  turn: number;
};

export type FormAction =
  | { type: "checked"; field: string; error: string | undefined }
  | { type: "refused"; errors: FormErrors }
  | { type: "pending" }
  | { type: "ended"; outcome: FormOutcome };

/** A form before anything was sent. */
export const openForm: FormState = { step: "open", errors: {}, summary: {}, words: {}, turn: 0 };

/** The next state of a form. */
export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case "checked":
      return withError(state, action.field, action.error);
    case "refused":
      return refused(state, action.errors);
    case "pending":
      return { ...state, step: "pending", errors: {}, summary: {} };
    case "ended":
      return ended(state, action.outcome);
  }
}

function withError(state: FormState, field: string, error: string | undefined): FormState {
  if (state.errors[field] === error) return state;
  const { [field]: _, ...others } = state.errors;
  return { ...state, errors: error === undefined ? others : { ...others, [field]: error } };
}

function refused(state: FormState, errors: FormErrors): FormState {
  return { ...state, step: "open", errors, summary: errors, turn: state.turn + 1 };
}

function ended(state: FormState, outcome: FormOutcome): FormState {
  if (outcome.kind === "invalid") return refused(state, outcome.errors);
  const { kind, title, text } = outcome;
  return { ...openForm, step: kind, words: { title, text }, turn: state.turn + 1 };
}
