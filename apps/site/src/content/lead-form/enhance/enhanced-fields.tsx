import type { FormField } from "@forecourt/leads/forms";
import { Field } from "@forecourt/ui/field";
import { Select } from "@forecourt/ui/select";
import { TextInput } from "@forecourt/ui/text-input";
import { Textarea } from "@forecourt/ui/textarea";
import type { ReactNode } from "react";
import { translator } from "#server/content/translator.ts";
import { fieldId } from "../field-id.ts";
import { PHONE_PLACEHOLDER, phoneFieldValue } from "../phone-field.ts";
import type { ShownProblem } from "../shown-problem.ts";

type FormFieldsProps = {
  form: string;
  fields: readonly FormField[];
  locale: string;
  problem: ShownProblem | undefined;
  /** Overrides of the default labels, by field name. */
  labels?: Partial<Record<string, ReactNode>>;
  /** Hints below labels, by field name. */
  hints?: Partial<Record<string, ReactNode>>;
  /** Names of fields that span both columns. */
  wide?: readonly string[];
  prefixes?: Partial<Record<string, string>>;
  /** First values, by field name. Submitted values of a refused form replace them. */
  values?: Partial<Record<string, string>>;
};

/** The labelled inputs of a form with their errors, for a grid of two columns. */
export function FormFields({
  form,
  fields,
  locale,
  problem,
  labels = {},
  hints = {},
  wide = [],
  prefixes = {},
  values = {},
}: FormFieldsProps) {
  const t = translator(locale, "forms");
  return fields.map(({ name, type, rule, required, maxLength, autoComplete, inputMode, options = [] }) => (
    <Field
      key={name}
      id={fieldId(form, name)}
      label={labels[name] ?? t(name as "firstName")}
      mark={required ? undefined : t("optional")}
      hint={hints[name]}
      error={problem?.fields[name]}
      className={wide.includes(name) ? "col-span-2" : isName(name) ? undefined : "max-sm:col-span-2"}
    >
      {(control) => {
        const value = problem?.values[name] ?? values[name];
        if (type === "select") {
          return (
            <Select {...control} name={name} required={required} defaultValue={value}>
              {required ? null : <option value="">{t("choose")}</option>}
              {options.map((option) => (
                <option key={option} value={option}>
                  {t(optionKey(name, option))}
                </option>
              ))}
            </Select>
          );
        }
        const inputProps = { ...control, name, required, maxLength, autoComplete };
        return type === "textarea" ? (
          <Textarea {...inputProps} defaultValue={value} />
        ) : (
          <TextInput
            {...inputProps}
            type={type}
            inputMode={inputMode}
            defaultValue={rule === "phone" ? phoneFieldValue(value) : value}
            placeholder={rule === "phone" ? PHONE_PLACEHOLDER : undefined}
            prefix={prefixes[name]}
            spellCheck={false}
          />
        );
      }}
    </Field>
  ));
}

/** The message key of an option. The cast is needed since options come from the field definitions. */
function optionKey(field: string, option: string): "options.identifier.other" {
  return `options.${field}.${option}` as "options.identifier.other";
}

/** First and last name are short enough to stay side by side on phones. */
function isName(name: string): boolean {
  return name === "firstName" || name === "lastName";
}
