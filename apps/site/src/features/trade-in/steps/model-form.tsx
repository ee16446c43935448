import { Field } from "@forecourt/ui/field";
import { NumberInput } from "@forecourt/ui/number-input";
import { TextInput } from "@forecourt/ui/text-input";
import { useState } from "react";
import { readModelPart } from "#shared/trade-in/vehicle-parts.ts";
import { lookUpModel } from "../flow/look-up-model.ts";
import { BodyStyleField } from "./body-style-field.tsx";
import type { FindVehicleProps } from "./find-vehicle-props.ts";
import { FlowForm } from "./flow-form.tsx";
import { MeantField } from "./meant-field.tsx";
import { controlId, vehicleMessages } from "./step-messages.ts";

const NAMES = ["make", "model", "trim"] as const;

/** Finds the vehicle by year, make and model, or corrects what a VIN said. */
export function ModelForm({ content, flow }: FindVehicleProps) {
  const { words, given, latestYear } = content;
  const known = flow.entry.vehicle;
  const [asked, setAsked] = useState(given.asked);
  const errorsOf = (values: Readonly<Record<string, string>>) => {
    const read = readModelPart(values, latestYear);
    return read.ok ? {} : vehicleMessages(read.errors, content);
  };
  const year = controlId("year");
  return (
    <FlowForm
      id="find-by-model"
      content={content}
      hidden={{ part: "model" }}
      errors={vehicleMessages(
        given.errors.filter(({ field }) => ["year", "make", "model", "bodystyle", "meant"].includes(field)),
        content,
      )}
      validate={errorsOf}
      act={async (values) => {
        const result = await lookUpModel(values);
        if (result.kind === "failed") throw new Error("the model could not be looked up");
        if (result.kind === "found") {
          flow.found(result.vehicle);
          return {};
        }
        setAsked(result.asked);
        return vehicleMessages(result.errors, content);
      }}
      pending={words.lookingUp}
      submit={words.next}
      back={null}
    >
      {(errors) => (
        <div className="grid gap-4.5 sm:grid-cols-2">
          <Field id={year} label={words.year} error={errors[year]}>
            {(control) => (
              <NumberInput
                {...control}
                name="year"
                grouped={false}
                required
                maxLength={4}
                autoComplete="off"
                defaultValue={given.typed["year"] ?? known?.year ?? null}
              />
            )}
          </Field>
          {NAMES.map((name) => {
            const id = controlId(name);
            const isOptional = name === "trim";
            return (
              <Field
                key={name}
                id={id}
                label={words[name]}
                mark={isOptional ? words.optional : undefined}
                error={errors[id]}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    name={name}
                    required={!isOptional}
                    maxLength={60}
                    autoComplete="off"
                    spellCheck={false}
                    defaultValue={given.typed[name] ?? known?.[name] ?? ""}
                  />
                )}
              </Field>
            );
          })}
          <BodyStyleField
            words={words}
            errors={errors}
            value={given.typed["bodystyle"] ?? known?.bodyStyle}
          />
          {asked ? (
            <div className="sm:col-span-2">
              <MeantField asked={asked} words={words} errors={errors} />
            </div>
          ) : null}
        </div>
      )}
    </FlowForm>
  );
}
