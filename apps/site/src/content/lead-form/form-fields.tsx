import type { FormField } from "@forecourt/leads/forms";
import { Field } from "@forecourt/ui/field";
import { Select } from "@forecourt/ui/select";
import { TextInput } from "@forecourt/ui/text-input";
import { Textarea } from "@forecourt/ui/textarea";
import type { ReactNode } from "react";
import { translator } from "#server/content/translator.ts";
import { fieldId } from "./field-id.ts";
import type { ShownProblem } from "./shown-problem.ts";

type FormFieldsProps = {
  form: string;
  fields: readonly FormField[];
  locale: string;
  problem: ShownProblem | undefined;
  /** Where a field is called something else than usual, by its name. */
  labels?: Partial<Record<string, ReactNode>>;
  /** Why something is asked or how to write it, by the field's name. */
  hints?: Partial<Record<string, ReactNode>>;
  /** Names of fields that take the form's whole width. */
  wide?: readonly string[];
  prefixes?: Partial<Record<string, string>>;
};

/** The inputs of a form's fields, labelled, with what is wrong with them; the form's grid has two columns. */
export function FormFields({
  form,
  fields,
  locale,
  problem,
  labels = {},
  hints = {},
  wide = [],
  prefixes = {},
}: FormFieldsProps) {
  const words = translator(locale, "forms");
  return fields.map(({ name, type, required, maxLength, autoComplete, inputMode, options = [] }) => (
    <Field
      key={name}
      id={fieldId(form, name)}
      label={labels[name] ?? words(name as "firstName")}
      mark={required ? undefined : words("optional")}
      hint={hints[name]}
      error={problem?.fields[name]}
      className={wide.includes(name) ? "col-span-2" : isName(name) ? undefined : "max-sm:col-span-2"}
    >
      {(control) => {
        const value = problem?.values[name];
        if (type === "select") {
          return (
            <Select {...control} name={name} required={required} defaultValue={value}>
              {required ? null : <option value="">{words("choose")}</option>}
              {options.map((option) => (
                <option key={option} value={option}>
                  {words(optionKey(name, option))}
                </option>
              ))}
            </Select>
          );
        }
        const own = { ...control, name, required, maxLength, autoComplete };
        return type === "textarea" ? (
          <Textarea {...own} defaultValue={value} />
        ) : (
          <TextInput
            {...own}
            type={type}
            inputMode={inputMode}
            defaultValue={value}
            prefix={prefixes[name]}
            spellCheck={false}
          />
        );
      }}
    </Field>
  ));
}

/** Where the catalogue has a choice's words; a field brings its choices itself. */
function optionKey(field: string, option: string): "options.identifier.other" {
  return `options.${field}.${option}` as "options.identifier.other";
}

/** Names are short: the two stand side by side on a phone as well. */
function isName(name: string): boolean {
  return name === "firstName" || name === "lastName";
}
