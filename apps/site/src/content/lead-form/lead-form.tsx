import { Button } from "@forecourt/ui/button";
import { FinePrint } from "@forecourt/ui/disclaimer";
import { ErrorSummary } from "@forecourt/ui/error-summary";
import { FieldError } from "@forecourt/ui/field";
import { FormStatus } from "@forecourt/ui/form-status";
import type { ReactNode } from "react";
import { RichText } from "#content/rich-text/rich-text.tsx";
import { translator } from "#server/content/translator.ts";
import type { ShownConsent } from "#server/leads/consent-text.ts";
import type { PageContext } from "#server/page-context.ts";
import { leadsApiPath } from "#shared/addresses/public-paths.ts";
import { fieldId } from "./field-id.ts";
import { formWords } from "./form-words.ts";
import { Honeypot } from "./honeypot.tsx";
import type { ShownProblem } from "./shown-problem.ts";

type LeadFormProps = {
  context: PageContext;
  /** The form's id; its controls' ids start with it. */
  id: string;
  /** The names of its controls in their order, for the summary of what is wrong. */
  names: readonly string[];
  /** What its fields are called where it is not the usual, by name. */
  labels?: Partial<Record<string, string>>;
  /** Posted beside the fields: `kind`, `origin`, `page`, `next`, `vin`. */
  hidden: Readonly<Record<string, string | null | undefined>>;
  consent: ShownConsent;
  problem: ShownProblem | undefined;
  /** Said when the lead could not be taken: the toast of the specification, and how to reach a person. */
  failure: { title: string; text: ReactNode };
  submit: ReactNode;
  submitBlock?: boolean;
  children: ReactNode;
};

/**
 * A lead's form. It posts and is answered with a page; where scripts run, the same form is checked while it is filled
 * in and sent in place (enhance/lead-form.ts), with the words and shapes that stand in here.
 */
export function LeadForm({ context, id, names, hidden, consent, problem, failure, ...rest }: LeadFormProps) {
  const { locale, storeId } = context;
  const words = translator(locale, "forms");
  const posted = { ...hidden, locale, consent: consent.version };
  const errors = names.flatMap((name) => {
    const message = problem?.fields[name];
    if (!problem || !message) return [];
    const label = rest.labels?.[name] ?? words(name as "email");
    const line = problem.unnamed.includes(name) ? words("problemLine", { label, message }) : message;
    return [{ fieldId: fieldId(id, name), message: line }];
  });
  const refusal = problem?.rest[0];

  return (
    <form
      id={id}
      method="post"
      action={leadsApiPath(storeId)}
      noValidate
      data-lead-form=""
      data-words={JSON.stringify(formWords(locale))}
      className="group/form"
    >
      <FormProblems id={id} title={words("problemTitle")} errors={errors} />
      <FormStatus
        id={refusal && errors.length === 0 ? "problem" : undefined}
        data-failure=""
        hidden={!refusal}
        tone="error"
        tabIndex={-1}
        title={failure.title}
        className="mb-5"
      >
        <p data-failure-message="">{refusal?.code === "limited" ? refusal.message : failure.text}</p>
      </FormStatus>
      {Object.entries(posted).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <Honeypot form={id} label={words("website")} />
      <div className="grid grid-cols-2 gap-x-4 gap-y-4.5">{rest.children}</div>
      <FinePrint className="mt-4">
        <RichText text={consent.copy} newTab={words("newTab")} />
      </FinePrint>
      <Button type="submit" size="lg" block={rest.submitBlock} className="mt-4">
        {rest.submit}
      </Button>
      <p role="status" data-progress="" className="mt-3 text-muted text-sm empty:hidden" />
    </form>
  );
}

type FormProblemsProps = {
  id: string;
  title: string;
  errors: readonly { fieldId: string; message: string }[];
};

/** What is wrong with a form, or the hidden shapes that scripts fill in when something is. */
export function FormProblems({ id, title, errors }: FormProblemsProps) {
  const found = errors.length > 0;
  return (
    <>
      <ErrorSummary
        id={found ? "problem" : undefined}
        data-summary=""
        hidden={!found}
        autoFocus={found}
        title={title}
        errors={found ? errors : [{ fieldId: id, message: "" }]}
        className="mb-5"
      />
      <FieldError id={`${id}-error-line`} data-error-line="" hidden>
        {" "}
      </FieldError>
    </>
  );
}
