import { parseRichText } from "@forecourt/dealership/content";
import { formatPaymentTerms } from "@forecourt/finance";
import type { FormField } from "@forecourt/leads/forms";
import { translator } from "#server/content/translator.ts";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import type { FilledDetails } from "#server/cookies/known-details.ts";
import type { ShownConsent } from "#server/leads/consent-text.ts";
import type { PageContext } from "#server/page-context.ts";
import { leadsApiPath } from "#shared/addresses/public-paths.ts";
import { isRememberTicked } from "#shared/lead-form/remember-choice.ts";
import { fieldErrorCodes } from "./field-error-codes.ts";
import type { LeadFormContent, LeadFormWords, ShownField } from "./lead-form-content.ts";
import { phoneFieldValue } from "./phone-field.ts";
import { RESUME_ERRORS, resumeField } from "./resume-field.ts";
import { type ShownProblem, shownProblem } from "./shown-problem.ts";

type ByName = Readonly<Partial<Record<string, string>>>;

/** What is particular to one form. */
export type LeadFormDescription = Pick<
  LeadFormContent,
  "id" | "failure" | "submit" | "limits" | "missingDetails"
> & {
  context: Pick<PageContext, "locale" | "storeId" | "terms">;
  /** Its fields in order, of every kind that it can send. */
  fields: readonly FormField[];
  /** The select of its kind, if the shopper chooses it: the first field. */
  kindField?: ShownField;
  /** `kind`, `form`, `origin`, `page`, `next`, `vin`; empty ones are left out. */
  hidden: Readonly<Record<string, string | null | undefined>>;
  consent: ShownConsent;
  /** The posted form that the server refused, of this form. */
  refused: FormProblem | undefined;
  /** What the visitor gave before. */
  known: FilledDetails | undefined;
  /** Overrides of the default labels, hints and first values, by field name. */
  labels?: ByName;
  hints?: ByName;
  values?: ByName;
  /** The choices of selects whose values are the dealership's, by field name. */
  options?: Readonly<Partial<Record<string, ShownField["options"]>>>;
  /** Messages of one field by `field.code`. */
  messages?: Readonly<Record<string, string>>;
  /** Whether a resume may be sent with it, after all other fields. */
  takesResume?: boolean;
  /** Names of fields that span both columns. */
  wide?: readonly string[];
};

/**
 * Describes a lead form as plain data for `LeadForm`, with the texts of its language only.
 *
 * @example <LeadForm form={describeLeadForm({ id: "unlock", fields: unlockForm.fields, … })} />
 */
export function describeLeadForm(description: LeadFormDescription): LeadFormContent {
  const { context, id, fields, kindField, hidden, consent, failure, submit } = description;
  const { locale, storeId } = context;
  const file = description.takesResume ? resumeField(locale) : undefined;
  const names = [
    ...(kindField ? ["kind"] : []),
    ...fields.map(({ name }) => name),
    ...(file ? [file.name] : []),
  ];
  const problem = shownProblem(description.refused, { locale, names, own: description.messages });
  return {
    id,
    action: leadsApiPath(storeId),
    hidden: filled({
      terms: context.terms && formatPaymentTerms(context.terms),
      ...hidden,
      locale,
      consent: consent.version,
    }),
    fields: [
      ...(kindField ? [kindField] : []),
      ...fields.map((field) => shownField(field, description, problem)),
    ],
    file,
    limits: description.limits,
    words: wordsOf(description, problem),
    failure,
    missingDetails: description.missingDetails,
    remember: rememberBoxes(locale, problem, description.known?.remember),
    consent: parseRichText(consent.markup),
    submit,
    refused: problem && refusedPost(problem, names),
  };
}

function shownField(
  { name, required, rule, options }: FormField,
  { context, known, labels = {}, hints = {}, values = {}, options: own = {}, wide = [] }: LeadFormDescription,
  problem: ShownProblem | undefined,
): ShownField {
  const t = translator(context.locale, "forms");
  const value = problem?.values[name] ?? values[name] ?? (known as ByName | undefined)?.[name];
  const choices =
    own[name] ?? options?.map((option) => ({ value: option, label: t(optionKey(name, option)) }));
  return {
    name,
    label: labels[name] ?? t(name as "firstName"),
    hint: hints[name],
    mark: required ? undefined : t("optional"),
    value: rule === "phone" ? phoneFieldValue(value) : value,
    options: choices && [...(required && value ? [] : [{ value: "", label: t("choose") }]), ...choices],
    wide: wide.includes(name),
  };
}

function rememberBoxes(
  locale: PageContext["locale"],
  problem: ShownProblem | undefined,
  before: boolean | undefined,
): LeadFormContent["remember"] {
  const t = translator(locale, "forms");
  return {
    label: t("remember"),
    boxes: {
      unanswered: {
        hint: t("rememberHint.unanswered"),
        checked: problem ? isRememberTicked(problem.values, "unanswered") : before === true,
      },
      allowed: {
        hint: t("rememberHint.allowed"),
        checked: problem ? isRememberTicked(problem.values, "allowed") : before !== false,
      },
    },
  };
}

/** The message key of an option. The cast is needed since options come from the field definitions. */
function optionKey(field: string, option: string): "options.identifier.other" {
  return `options.${field}.${option}` as "options.identifier.other";
}

function wordsOf(
  { context: { locale }, fields, takesResume, messages, missingDetails }: LeadFormDescription,
  problem: ShownProblem | undefined,
): LeadFormWords {
  const t = translator(locale, "forms");
  const errors = translator(locale, "errors");
  const ownMissing = (["email", "phone"] as const).filter((own) => fields.some(({ name }) => name === own));
  return {
    errors: Object.fromEntries(
      [...fieldErrorCodes(fields), ...(takesResume ? RESUME_ERRORS : [])].map((code) => [code, errors(code)]),
    ),
    missing: Object.fromEntries(ownMissing.map((name) => [name, errors(`missing.${name}`)])),
    own: messages,
    problemTitle:
      missingDetails && problem && isDetailMissing(fields, problem)
        ? `${missingDetails.title}. ${missingDetails.text}`
        : t("problemTitle"),
    problemLine: t.raw("problemLine"),
    problemPrefix: t("problemPrefix"),
    toast: { label: t.raw("toast.label"), announcedAs: t("toast.announcedAs"), closeLabel: t("toast.close") },
    sending: t("sending"),
    retrying: t("retrying"),
    website: t("website"),
    newTab: t("newTab"),
  };
}

/** A mistyped detail is not missing. */
function isDetailMissing(fields: readonly FormField[], problem: ShownProblem): boolean {
  return fields.some(({ name }) => problem.fields[name] && !problem.values[name]?.trim());
}

function refusedPost(
  { fields, rest: [error] }: ShownProblem,
  names: readonly string[],
): LeadFormContent["refused"] {
  const inOrder = names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []));
  return {
    fields: Object.fromEntries(inOrder),
    failure: error && (error.code === "limited" ? { text: error.message } : {}),
  };
}

function filled(values: Readonly<Record<string, string | null | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]));
}
