"use client";

import { Button, LinkButton } from "@forecourt/ui/button";
import { DatePickerStrip } from "@forecourt/ui/date-picker-strip";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import { Icon } from "@forecourt/ui/icon";
import { RadioCard } from "@forecourt/ui/radio-card";
import { RadioGroup } from "@forecourt/ui/radio-group";
import { NoSlots, TimeSlotGrid } from "@forecourt/ui/time-slot-grid";
import { useHydrated } from "@forecourt/ui/use-hydrated";
import { type SubmitEvent, useRef, useState } from "react";
import { StepFlowLayout } from "#content/step-flow/step-flow-layout.tsx";
import { BookingSummary } from "./booking-summary.tsx";
import { stripMonths } from "./strip-months.ts";
import { TakenNotice } from "./taken-notice.tsx";
import type { ChoiceOption, TimeStepContent } from "./time-step-content.ts";
import { useTimeChoice } from "./use-time-choice.ts";

/**
 * The step of the day and the time: a form that opens the next address. All days come with the page; with scripts a
 * press shows another day, without them a button does.
 */
export function TimeStep({ content }: { content: TimeStepContent }) {
  const { words, choice, hidden, summary } = content;
  const form = useRef<HTMLFormElement>(null);
  const state = useTimeChoice(content, form);
  // Without scripts the choice is not known before it is sent.
  const isHydrated = useHydrated();
  const [error, setError] = useState(content.error);
  const { slot, shownDay } = state;
  const day = choice.days.find(({ value }) => value === shownDay);

  function check(event: SubmitEvent<HTMLFormElement>) {
    const pressed = event.nativeEvent.submitter as HTMLButtonElement | null;
    if (slot || pressed?.value !== "details") return;
    event.preventDefault();
    setError(true);
    const times = [...(form.current?.elements ?? [])].filter(
      (control): control is HTMLInputElement => control instanceof HTMLInputElement,
    );
    times.find(({ name, disabled }) => name === "start" && !disabled)?.focus();
  }

  return (
    <StepFlowLayout
      {...content.frame}
      summary={
        <BookingSummary
          summary={summary}
          chosen={[
            ...(day ? [{ label: words.summaryDay, value: day.short }] : []),
            ...(slot ? [{ label: words.summaryTime, value: slot.label }] : []),
          ]}
        />
      }
    >
      <form
        ref={form}
        method={content.method}
        action={content.action}
        onSubmit={check}
        className="grid gap-8"
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {content.taken ? <TakenNotice taken={content.taken} /> : null}
        {content.options ? (
          <Options
            name="adviser"
            legend={words.adviser}
            options={content.options.advisers}
            value={state.options?.adviser ?? ""}
            onChange={(value) => state.setOption("adviser", value)}
          />
        ) : null}
        <DatePickerStrip
          name="day"
          legend={words.days}
          hint={words.zone}
          months={stripMonths(content, state.free)}
          value={shownDay ?? ""}
          onChange={(event) => state.setDay(event.target.value)}
        />
        <noscript>
          <Button
            type="submit"
            name="step"
            value="time"
            variant="secondary"
            formAction={content.page}
            formMethod="get"
          >
            {words.showTimes}
          </Button>
        </noscript>
        <TimeSlotGrid
          key={shownDay}
          id="times"
          name="start"
          legend={day?.label ?? words.times}
          error={error && !slot ? words.chooseTime : undefined}
          required
          parts={[false, true].map((afternoon) => ({
            label: afternoon ? words.afternoon : words.morning,
            slots: state.slots
              .filter((one) => one.afternoon === afternoon)
              .map(({ value, label, note, isFree }) => ({ value, label, note, taken: !isFree })),
          }))}
          value={slot?.value ?? ""}
          onChange={(event) => state.setStart(event.target.value)}
          empty={
            <NoSlots title={day?.over ? words.tooLate : words.noneLeft}>
              {state.nextFreeDay ? fillPlaceholders(words.nextFree, { day: state.nextFreeDay.label }) : null}
            </NoSlots>
          }
        />
        {content.options ? (
          <Options
            name="transport"
            legend={words.transport}
            options={content.options.transports}
            value={state.options?.transport ?? ""}
            onChange={(value) => state.setOption("transport", value)}
          />
        ) : null}
        <p className="flex gap-3 text-control text-muted">
          <Icon name="clock" className="mt-0.5 shrink-0" />
          <span>
            <strong className="text-text">
              {slot && words.done
                ? fillPlaceholders(words.done, { time: endTime(content, slot.value) })
                : content.note.title}
            </strong>{" "}
            {content.note.text}
          </span>
        </p>
        <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-line border-t bg-canvas px-4 py-3">
          <p className="min-w-40 flex-1" aria-live="polite">
            <span
              className={`block font-bold text-lg leading-tight ${slot || isHydrated ? "" : "invisible"}`}
            >
              {slot && day ? `${day.short}, ${slot.label}` : words.none}
            </span>
            <span className="text-muted text-sm">{content.store}</span>
          </p>
          {content.back ? (
            <LinkButton href={content.back} variant="secondary" size="lg">
              {words.back}
            </LinkButton>
          ) : null}
          <Button type="submit" name="step" value="details" size="lg">
            {words.next}
          </Button>
        </div>
      </form>
    </StepFlowLayout>
  );
}

type OptionsProps = {
  name: string;
  legend: string;
  options: readonly ChoiceOption[];
  value: string;
  onChange: (value: string) => void;
};

function Options({ name, legend, options, value, onChange }: OptionsProps) {
  return (
    <RadioGroup variant="cards" legend={legend}>
      {options.map(({ id, label, text }) => (
        <RadioCard
          key={id}
          name={name}
          value={id}
          label={label}
          description={text}
          checked={id === value}
          onChange={() => onChange(id)}
        />
      ))}
    </RadioGroup>
  );
}

function endTime({ minutes, timeZone, locale }: TimeStepContent, start: string): string {
  const end = Date.parse(start) + minutes * 60_000;
  return new Intl.DateTimeFormat(locale === "es" ? "es-US" : "en-US", {
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  }).format(end);
}
