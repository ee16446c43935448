import { maskPhone } from "@forecourt/contact-details";
import { DatePickerStrip } from "@forecourt/ui/date-picker-strip";
import { Field } from "@forecourt/ui/field";
import { type KitLocale, kitMessages } from "@forecourt/ui/messages";
import { PhoneInput } from "@forecourt/ui/phone-input";
import { RadioCard } from "@forecourt/ui/radio-card";
import { RadioGroup } from "@forecourt/ui/radio-group";
import { TextInput } from "@forecourt/ui/text-input";
import { TimeSlotGrid } from "@forecourt/ui/time-slot-grid";
import type { WizardStep } from "@forecourt/ui/wizard";
import { dayParts, stripDays } from "./drive-slots.ts";
import { driveWords } from "./drive-words.ts";

export type DriveAnswers = { day: string; time: string; trade: "yes" | "no" };
export type DriveErrors = Readonly<Record<string, string>>;

type DriveStepsProps = {
  answers: DriveAnswers;
  onAnswer: (answers: DriveAnswers) => void;
  errors: DriveErrors;
  locale: KitLocale;
};

/** The flow's steps in order; the trade-in details are skipped without a trade-in. */
export function driveSteps({ answers, onAnswer, errors, locale }: DriveStepsProps): WizardStep[] {
  const words = driveWords[locale];
  const optional = kitMessages(locale).field.optional;
  return [
    {
      id: "when",
      ...words.steps.when,
      content: (
        <div className="grid gap-6">
          <DatePickerStrip
            legend={words.day}
            legendHidden
            name="day"
            months={[{ label: words.month, days: stripDays(locale) }]}
            value={answers.day}
            onChange={(event) => onAnswer({ ...answers, day: event.currentTarget.value, time: "" })}
          />
          <TimeSlotGrid
            id="drive-time"
            legend={words.time}
            legendHidden
            name="time"
            parts={dayParts(answers.day, locale)}
            empty={null}
            value={answers.time}
            error={errors["drive-time"]}
            onChange={(event) => onAnswer({ ...answers, time: event.currentTarget.value })}
          />
        </div>
      ),
    },
    {
      id: "trade",
      ...words.steps.trade,
      content: (
        <RadioGroup variant="cards" legend={words.steps.trade.heading} legendHidden>
          {(["yes", "no"] as const).map((answer) => (
            <RadioCard
              key={answer}
              name="trade"
              value={answer}
              {...words[answer]}
              checked={answers.trade === answer}
              onChange={() => onAnswer({ ...answers, trade: answer })}
            />
          ))}
        </RadioGroup>
      ),
    },
    {
      id: "vehicle",
      ...words.steps.vehicle,
      skipped: answers.trade === "no",
      content: (
        <div className="grid gap-5">
          <Field id="drive-vehicle" label={words.year} mark={optional}>
            {(control) => <TextInput {...control} name="vehicle" autoComplete="off" />}
          </Field>
          <Field id="drive-miles" label={words.miles} mark={optional}>
            {(control) => (
              <TextInput {...control} name="miles" inputMode="numeric" suffix="mi" autoComplete="off" />
            )}
          </Field>
        </div>
      ),
    },
    {
      id: "contact",
      ...words.steps.contact,
      nextLabel: words.send,
      content: (
        <div className="grid gap-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <Field id="drive-first" label={words.firstName} error={errors["drive-first"]}>
              {(control) => <TextInput {...control} name="firstName" autoComplete="given-name" />}
            </Field>
            <Field id="drive-last" label={words.lastName} error={errors["drive-last"]}>
              {(control) => <TextInput {...control} name="lastName" autoComplete="family-name" />}
            </Field>
          </div>
          <Field id="drive-phone" label={words.phone} hint={words.phoneHint} error={errors["drive-phone"]}>
            {(control) => (
              <PhoneInput
                {...control}
                name="phone"
                mask={(value, caret) => maskPhone(value, caret, "general")}
              />
            )}
          </Field>
        </div>
      ),
    },
  ];
}

/** Errors of a step, by control id. */
export function driveErrors(step: string, data: FormData, locale: KitLocale): DriveErrors {
  const { errors } = driveWords[locale];
  const text = (name: string) => String(data.get(name) ?? "").trim();
  if (step === "when") return text("time") ? {} : { "drive-time": errors.time };
  if (step !== "contact") return {};
  return {
    ...(text("firstName") ? {} : { "drive-first": errors.firstName }),
    ...(text("lastName") ? {} : { "drive-last": errors.lastName }),
    ...(text("phone").replace(/\D/g, "").length === 10 ? {} : { "drive-phone": errors.phone }),
  };
}
