"use client";

import {
  type ComponentProps,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { cx } from "../class-names/class-names.ts";
import { ErrorSummary } from "../error-summary/error-summary.tsx";
import { FormStatus } from "../form-status/form-status.tsx";
import { FormDone } from "./form-done.tsx";
import {
  type FormErrors,
  type FormOutcome,
  formReducer,
  initialForm,
  type RefusedPost,
} from "./form-state.ts";
import { useAfterPress } from "./use-after-press.ts";
import { useTitlePrefix } from "./use-title-prefix.ts";

export type FormProps = Omit<ComponentProps<"form">, "children" | "onSubmit" | "title" | "ref"> & {
  /** Client-side validation: messages by control id. The server validates again. */
  validate?: (data: FormData) => FormErrors;
  /** Submits the data. A thrown error counts as a failure. `tell` replaces `pendingText`, for example at a retry. */
  send: (data: FormData, tell: (progress: ReactNode) => void) => Promise<FormOutcome>;
  /** Returns true where the browser posts the valid form itself, as without scripts. Then `send` is not called. */
  isPosted?: () => boolean;
  /** Called with the errors of a submission that `validate` rejected, for example to show the part that has them. */
  onRefused?: (errors: FormErrors, data: FormData) => void;
  /** The errors of a post without scripts, which this page shows again. Only the first value counts. */
  refused?: RefusedPost;
  /** The id of the summary or failure: the fragment of the page that answers a refused post. */
  problemId?: string;
  /** "There is a problem" */
  problemTitle: string;
  /** The summary's line for a message that does not name its field. */
  summaryLine?: (fieldId: string, message: string) => string;
  /** Prefix of the document title while there are errors or a failure: "Error:". */
  problemPrefix: string;
  /** Announced during submission. */
  pendingText: string;
  /** Shown if the submission failed, with another contact option. */
  failure: { title: ReactNode; text: ReactNode };
  /** The fields and the button. */
  children: (form: { errors: FormErrors; pending: boolean }) => ReactNode;
};

/**
 * A form that submits without a page load.
 * Fields are validated when focus leaves, if not empty. Errors disappear once corrected.
 * After submission, focus moves to the error summary or the confirmation. A second submission is blocked.
 * With `action` and `method` it also works before hydration; `refused` shows what came of it.
 */
export function Form({
  validate = () => ({}),
  send,
  isPosted,
  onRefused,
  refused,
  problemId,
  problemTitle,
  summaryLine = (_, message) => message,
  problemPrefix,
  pendingText,
  failure,
  className,
  children,
  ...rest
}: FormProps) {
  const [state, dispatch] = useReducer(formReducer, refused, initialForm);
  const [progress, setProgress] = useState<ReactNode>(null);
  const target = useRef<HTMLElement>(null);
  const sending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const afterPress = useAfterPress(form);
  const { step, errors, summary, words, sequence } = state;
  const rejectedErrors = Object.entries(summary).map(([fieldId, message]) => ({
    fieldId,
    message: summaryLine(fieldId, message),
  }));
  useTitlePrefix(problemPrefix, step === "failed" || rejectedErrors.length > 0);
  useEffect(() => {
    if (sequence > 0) target.current?.focus();
  }, [sequence]);
  const focused = (element: HTMLElement | null) => {
    target.current = element;
  };

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const data = new FormData(event.currentTarget);
    const found = validate(data);
    const isValid = Object.keys(found).length === 0;
    if (isValid && isPosted?.()) return;
    event.preventDefault();
    if (sending.current) return;
    if (!isValid) {
      onRefused?.(found, data);
      return dispatch({ type: "refused", errors: found });
    }
    sending.current = true;
    setProgress(pendingText);
    dispatch({ type: "pending" });
    const outcome = await send(data, setProgress).catch((): FormOutcome => ({ kind: "failed" }));
    sending.current = false;
    dispatch({ type: "ended", outcome });
  }

  const errorOf = (control: HTMLInputElement, form: HTMLFormElement) =>
    validate(new FormData(form))[control.id];

  function input(event: FormEvent<HTMLFormElement>) {
    const control = event.target as HTMLInputElement;
    if (!errors[control.id] || errorOf(control, event.currentTarget)) return;
    dispatch({ type: "checked", field: control.id, error: undefined });
  }

  /** An error that only `send` finds stays until its field changes. */
  function blur(event: FormEvent<HTMLFormElement>) {
    const control = event.target as HTMLInputElement;
    if (!control.id || control.value?.trim() === "") return;
    const error = errorOf(control, event.currentTarget);
    if (error) afterPress(() => dispatch({ type: "checked", field: control.id, error }));
  }

  if (step === "sent") {
    return (
      <FormDone headingRef={focused} title={words.title} className={className}>
        {words.text}
      </FormDone>
    );
  }
  return (
    <form
      ref={form}
      noValidate
      className={cx("grid gap-4.5", className)}
      {...rest}
      onSubmit={submit}
      onInput={input}
      onBlur={blur}
    >
      {rejectedErrors.length > 0 ? (
        <ErrorSummary
          id={problemId}
          ref={focused}
          title={problemTitle}
          errors={rejectedErrors}
          onChoose={focusField}
        />
      ) : null}
      {step === "failed" ? (
        <FormStatus
          id={rejectedErrors.length > 0 ? undefined : problemId}
          ref={focused}
          tabIndex={-1}
          tone="error"
          title={words.title ?? failure.title}
        >
          {words.text ?? failure.text}
        </FormStatus>
      ) : null}
      {children({ errors, pending: step === "pending" })}
      <p role="status" className="text-muted text-sm empty:hidden">
        {step === "pending" ? progress : null}
      </p>
    </form>
  );
}

/** Focuses a control by its id. The link's own effect would add a fragment to the address. */
function focusField(fieldId: string, event: MouseEvent<HTMLAnchorElement>): void {
  const control = event.currentTarget.closest("form")?.elements.namedItem(fieldId);
  if (!(control instanceof HTMLElement) || control instanceof HTMLFieldSetElement) return;
  event.preventDefault();
  control.focus();
}
