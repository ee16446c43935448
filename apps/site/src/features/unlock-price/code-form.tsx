import { Button } from "@forecourt/ui/button";
import { Field } from "@forecourt/ui/field";
import { OtpInput } from "@forecourt/ui/otp-input";
import { FormProblems } from "#content/lead-form/enhance/enhanced-form.tsx";
import { fieldId } from "#content/lead-form/field-id.ts";
import { shownProblem } from "#content/lead-form/shown-problem.ts";
import { translator } from "#server/content/translator.ts";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import type { PageContext } from "#server/page-context.ts";
import { PHONE_API_PATH } from "#shared/addresses/public-paths.ts";
import { CODE_FORM_ID } from "./code-form-id.ts";

const RESEND_FORM_ID = "resend";

/** The messages that the form needs in the browser. */
export type CodeFormWords = {
  required: string;
  digits: string;
  failed: string;
  confirming: string;
  resend: string;
  resendIn: string;
  errorPrefix: string;
};

type CodeFormProps = {
  vin: string | null;
  next: string | null;
  context: PageContext;
  hint: string;
  refused: FormProblem | undefined;
};

/** The form for the six-digit code, and the form that sends a new one. Errors are shown beside the field. */
export function CodeForm({ vin, next, context, hint, refused }: CodeFormProps) {
  const { locale, storeId } = context;
  const t = translator(locale, "unlock");
  const forms = translator(locale, "forms");
  const problem = shownProblem(refused, { locale, names: ["code"] });
  const message = problem?.fields["code"] ?? problem?.rest[0]?.message;
  const id = fieldId(CODE_FORM_ID, "code");
  const hidden = { vin, next, locale, store: storeId };
  return (
    <>
      <form
        id={CODE_FORM_ID}
        method="post"
        action={PHONE_API_PATH}
        noValidate
        data-words={JSON.stringify(codeFormWords(locale))}
      >
        <FormProblems
          id={CODE_FORM_ID}
          title={forms("problemTitle")}
          errors={message ? [{ fieldId: id, message }] : []}
        />
        <Hidden values={{ ...hidden, type: "code-verification" }} />
        <Field id={id} label={t("codeLabel")} hint={hint} error={message}>
          {(control) => <OtpInput {...control} name="code" required defaultValue={problem?.values["code"]} />}
        </Field>
        <Button type="submit" size="lg" block className="mt-5">
          {t("confirm")}
        </Button>
        <p role="status" data-progress="" className="mt-3 text-muted text-sm empty:hidden" />
      </form>
      <form id={RESEND_FORM_ID} method="post" action={PHONE_API_PATH} className="mt-2">
        <Hidden values={{ ...hidden, type: "phone-validation" }} />
        <Button type="submit" variant="secondary" size="lg" block className="aria-disabled:text-subtle">
          {t("resend")}
        </Button>
      </form>
    </>
  );
}

function Hidden({ values }: { values: Readonly<Record<string, string | null>> }) {
  return Object.entries(values).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
}

function codeFormWords(locale: string): CodeFormWords {
  const t = translator(locale, "unlock");
  const errors = translator(locale, "errors");
  return {
    required: errors("code-required"),
    digits: errors("code-digits"),
    failed: errors("unavailable"),
    confirming: t("confirming"),
    resend: t("resend"),
    resendIn: t("resendIn"),
    errorPrefix: translator(locale, "forms")("problemPrefix"),
  };
}
