import type { ReactNode } from "react";

/** Error messages by control id, in form order. */
export type FormErrors = Readonly<Record<string, string>>;

/** Result of a submission. */
export type FormOutcome =
  | { kind: "sent"; title: ReactNode; text?: ReactNode }
  /** It was accepted; the caller shows the next page or step. */
  | { kind: "continued" }
  /** The server found fields that it cannot take. */
  | { kind: "invalid"; errors: FormErrors }
  /** It could not be taken now; what was typed stays. Says something else than the form's `failure`. */
  | { kind: "failed"; title?: ReactNode; text?: ReactNode };

export type FormState = {
  /** `open` is being filled in. */
  step: "open" | "pending" | "failed" | "sent";
  /** Errors shown beside the fields. */
  errors: FormErrors;
  /** Errors of the last submission. Kept until the next one, so that the layout does not shift. */
  summary: FormErrors;
  /** Text of the result. */
  words: { title?: ReactNode; text?: ReactNode };
  /** Increments whenever focus must move to the summary, failure or confirmation; 0 at the first rendering. */
  sequence: number;
};

export type FormAction =
  | { type: "checked"; field: string; error: string | undefined }
  | { type: "refused"; errors: FormErrors }
  | { type: "pending" }
  | { type: "ended"; outcome: FormOutcome };

/** What the server refused before this page: it is part of the first rendering. */
export type RefusedPost = {
  errors?: FormErrors;
  /** Set if it could not be taken; its texts replace those of the form's `failure`. */
  failure?: { title?: ReactNode; text?: ReactNode };
};

/** The initial state. */
export const openForm: FormState = { step: "open", errors: {}, summary: {}, words: {}, sequence: 0 };

/** Returns the initial state of a form, which may show a refused post. */
export function initialForm({ errors = {}, failure }: RefusedPost = {}): FormState {
  return { ...openForm, step: failure ? "failed" : "open", errors, summary: errors, words: failure ?? {} };
}

/** Returns the next state of a form. */
export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case "checked":
      return withError(state, action.field, action.error);
    case "refused":
      return rejected(state, action.errors);
    case "pending":
      return { ...state, step: "pending", errors: {}, summary: {}, words: {} };
    case "ended":
      return ended(state, action.outcome);
  }
}

function withError(state: FormState, field: string, error: string | undefined): FormState {
  if (state.errors[field] === error) return state;
  const { [field]: _, ...others } = state.errors;
  return { ...state, errors: error === undefined ? others : { ...others, [field]: error } };
}

function rejected(state: FormState, errors: FormErrors): FormState {
  return { ...state, step: "open", errors, summary: errors, sequence: state.sequence + 1 };
}

function ended(state: FormState, outcome: FormOutcome): FormState {
  if (outcome.kind === "invalid") return rejected(state, outcome.errors);
  if (outcome.kind === "continued") return { ...openForm, sequence: state.sequence };
  const { kind, title, text } = outcome;
  return { ...openForm, step: kind, words: { title, text }, sequence: state.sequence + 1 };
}
