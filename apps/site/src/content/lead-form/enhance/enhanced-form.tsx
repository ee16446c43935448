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
import { fieldId } from "../field-id.ts";
import { Honeypot } from "../honeypot.tsx";
import type { ShownProblem } from "../shown-problem.ts";
import { formMessages } from "./form-messages.ts";

type LeadFormProps = {
  context: PageContext;
  /** The id of the form, and the prefix of its controls' ids. */
  id: string;
  /** The names of its controls in order, for the error summary. */
  names: readonly string[];
  /** Overrides of the default labels, by field name. */
  labels?: Partial<Record<string, string>>;
  /** Values of hidden inputs: `kind`, `origin`, `page`, `next`, `vin`. */
  hidden: Readonly<Record<string, string | null | undefined>>;
  consent: ShownConsent;
  problem: ShownProblem | undefined;
  /** Shown when sending failed; the text says how to contact the store. */
  failure: { title: string; text: ReactNode; problem?: string };
  submit: ReactNode;
  submitBlock?: boolean;
  children: ReactNode;
};

/**
 * A lead form that works without JavaScript. With JavaScript, enhance/lead-form.ts validates and submits it, with the
 * messages and templates rendered here.
 */
export function LeadForm({ context, id, names, hidden, consent, problem, failure, ...rest }: LeadFormProps) {
  const { locale, storeId } = context;
  const t = translator(locale, "forms");
  const posted = { ...hidden, locale, consent: consent.version };
  const errors = names.flatMap((name) => {
    const message = problem?.fields[name];
    if (!problem || !message) return [];
    const label = rest.labels?.[name] ?? t(name as "email");
    const line = problem.unnamed.includes(name) ? t("problemLine", { label, message }) : message;
    return [{ fieldId: fieldId(id, name), message: line }];
  });
  const formError = problem?.rest[0];

  return (
    <form
      id={id}
      method="post"
      action={leadsApiPath(storeId)}
      noValidate
      data-lead-form=""
      data-messages={JSON.stringify(formMessages(locale))}
      className="group/form"
    >
      <FormProblems id={id} title={failure.problem ?? t("problemTitle")} errors={errors} />
      <FormStatus
        id={formError && errors.length === 0 ? "problem" : undefined}
        data-failure=""
        hidden={!formError}
        tone="error"
        tabIndex={-1}
        title={failure.title}
        className="mb-5"
      >
        <p data-failure-message="">{formError?.code === "limited" ? formError.message : failure.text}</p>
      </FormStatus>
      {Object.entries(posted).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <Honeypot form={id} label={t("website")} />
      <div className="grid grid-cols-2 gap-x-4 gap-y-4.5">{rest.children}</div>
      <FinePrint className="mt-4">
        <RichText text={consent.markup} newTab={t("newTab")} />
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

/** The error summary of a form. Without errors it is a hidden template for scripts. */
export function FormProblems({ id, title, errors }: FormProblemsProps) {
  const hasErrors = errors.length > 0;
  return (
    <>
      <ErrorSummary
        id={hasErrors ? "problem" : undefined}
        data-summary=""
        hidden={!hasErrors}
        autoFocus={hasErrors}
        title={title}
        errors={hasErrors ? errors : [{ fieldId: id, message: "" }]}
        className="mb-5"
      />
      <FieldError id={`${id}-error-line`} data-error-line="" hidden>
        {" "}
      </FieldError>
    </>
  );
}
