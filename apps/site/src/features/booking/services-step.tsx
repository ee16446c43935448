"use client";

import { Button } from "@forecourt/ui/button";
import { Checkbox } from "@forecourt/ui/checkbox";
import { CheckboxGroup } from "@forecourt/ui/checkbox-group";
import { ErrorSummary } from "@forecourt/ui/error-summary";
import { Field } from "@forecourt/ui/field";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import { TextInput } from "@forecourt/ui/text-input";
import { useEffect, useRef, useState } from "react";
import { StepFlowLayout } from "#content/step-flow/step-flow-layout.tsx";
import { BookingSummary } from "./booking-summary.tsx";
import { type GarageVehicle, rememberedGarage } from "./garage.ts";
import type { ServicesStepContent } from "./services-step-content.ts";

/** The step of the services and the car: a form that opens the next address, with scripts and without. */
export function ServicesStep({ content }: { content: ServicesStepContent }) {
  const { frame, action, hidden, services, fields, servicesError, words, summary } = content;
  const form = useRef<HTMLFormElement>(null);
  const [garage, setGarage] = useState<GarageVehicle | null>(null);
  // The server does not know what this device remembers.
  useEffect(() => setGarage(rememberedGarage()), []);

  function fillIn() {
    for (const [name, value] of Object.entries(garage ?? {})) {
      const input = form.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = value;
    }
  }

  const errors = [
    ...(servicesError ? [{ fieldId: "services", message: servicesError }] : []),
    ...fields.flatMap(({ name, error }) => (error ? [{ fieldId: `service-${name}`, message: error }] : [])),
  ];
  return (
    <StepFlowLayout {...frame} summary={<BookingSummary summary={summary} />}>
      <form ref={form} method="get" action={action} className="grid gap-8" noValidate>
        {errors.length > 0 ? <ErrorSummary title={words.problemTitle} errors={errors} /> : null}
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <CheckboxGroup id="services" legend={words.services} error={servicesError}>
          {services.map(({ id, label, duration, checked }) => (
            <Checkbox
              key={id}
              name="services"
              value={id}
              label={label}
              description={duration}
              defaultChecked={checked}
            />
          ))}
        </CheckboxGroup>
        <fieldset className="min-w-0">
          <legend className="mb-3 font-semibold text-sm">{words.vehicle}</legend>
          {garage ? (
            <Button variant="secondary" className="mb-4" onClick={fillIn}>
              {fillPlaceholders(words.garage, {
                vehicle: [garage.year, garage.make, garage.model].filter(Boolean).join(" "),
              })}
            </Button>
          ) : null}
          <div className="grid grid-cols-2 gap-x-4 gap-y-4.5">
            {fields.map(({ name, label, value, inputMode, mark, error }) => (
              <Field key={name} id={`service-${name}`} label={label} mark={mark} error={error}>
                {(control) => (
                  <TextInput
                    {...control}
                    name={name}
                    defaultValue={value}
                    inputMode={inputMode}
                    autoComplete="off"
                    maxLength={60}
                  />
                )}
              </Field>
            ))}
          </div>
        </fieldset>
        <Button type="submit" name="step" value="time" size="lg" className="justify-self-end">
          {words.next}
        </Button>
      </form>
    </StepFlowLayout>
  );
}
