import { Button } from "@forecourt/ui/button";
import { Form } from "@forecourt/ui/form";
import type { FormErrors } from "@forecourt/ui/form-state";
import type { ChangeEvent, ReactNode } from "react";
import { BackLink, type PreviousStep } from "#content/step-flow/back-link.tsx";
import { TRADE_IN_STEP_API_PATH } from "#shared/addresses/public-paths.ts";
import type { TradeInContent } from "../trade-in-content.ts";

type FlowFormProps = {
  id: string;
  content: TradeInContent;
  /** What tells the server which form of the journey this is. */
  hidden: Readonly<Record<string, string>>;
  /** Errors that came with the page. */
  errors: FormErrors;
  validate?: (values: Readonly<Record<string, string>>) => FormErrors;
  /** Carries the form out; returns errors by control. */
  act: (values: Readonly<Record<string, string>>) => FormErrors | Promise<FormErrors>;
  onChange?: (event: ChangeEvent<HTMLFormElement>) => void;
  /** The words of its button; without, the form brings its own. */
  submit?: string;
  pending?: string;
  back: PreviousStep | null;
  children: (errors: FormErrors) => ReactNode;
};

/**
 * A form of the journey. Without scripts it is posted with the earlier answers, and the next step's page comes back.
 * With scripts it changes the state in the browser.
 */
export function FlowForm(props: FlowFormProps) {
  const { id, content, hidden, errors: given, validate, act, onChange, submit, pending = "", back } = props;
  const { words, subject } = content;
  return (
    <Form
      id={id}
      method="post"
      action={TRADE_IN_STEP_API_PATH}
      refused={Object.keys(given).length > 0 ? { errors: given } : undefined}
      problemId="problem"
      onChange={onChange as never}
      validate={(data) => validate?.(textsOf(data)) ?? {}}
      send={async (data) => {
        const errors = await act(textsOf(data));
        return Object.keys(errors).length > 0 ? { kind: "invalid", errors } : { kind: "continued" };
      }}
      problemTitle={words.problemTitle}
      problemPrefix={words.problemPrefix}
      pendingText={pending}
      failure={{ title: words.failedTitle, text: words.failedText }}
    >
      {({ errors }) => (
        <div className="grid gap-7">
          <Hidden
            values={{
              ...hidden,
              locale: subject.locale,
              wanted: subject.wanted,
              terms: subject.terms,
              answers: content.given.sealed,
            }}
          />
          {props.children(errors)}
          {submit ? (
            <div className="flex flex-wrap justify-between gap-3">
              <BackLink back={back} label={words.back} />
              <Button type="submit" size="lg" className="ms-auto min-w-40 flex-1 sm:min-w-48 sm:flex-none">
                {submit}
              </Button>
            </div>
          ) : null}
        </div>
      )}
    </Form>
  );
}

function Hidden({ values }: { values: Readonly<Record<string, string | null>> }) {
  return Object.entries(values).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
}

function textsOf(data: FormData): Record<string, string> {
  return Object.fromEntries(
    [...data].filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}
