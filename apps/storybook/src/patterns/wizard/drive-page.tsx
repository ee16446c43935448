import { LinkButton } from "@forecourt/ui/button";
import { ErrorSummary } from "@forecourt/ui/error-summary";
import { FormDone } from "@forecourt/ui/form-done";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { type KitLocale, kitMessages } from "@forecourt/ui/messages";
import { MinimalLayout } from "@forecourt/ui/minimal-layout";
import type { ExampleVehicle } from "@forecourt/ui/storybook/example-vehicles.ts";
import { SampleLogo, sampleStores } from "@forecourt/ui/storybook/sample-dealership.tsx";
import { Wizard } from "@forecourt/ui/wizard";
import { useEffect, useRef, useState } from "react";
import { firstDay, longDay } from "./drive-slots.ts";
import { type DriveAnswers, type DriveErrors, driveErrors, driveSteps } from "./drive-steps.tsx";
import { chosenTime, DriveSummary } from "./drive-summary.tsx";
import { driveWords } from "./drive-words.ts";

export type DrivePageProps = {
  vehicle: ExampleVehicle;
  locale: KitLocale;
  onBook: (answers: DriveAnswers) => void;
};

/** Booking a test drive: day and time, trade-in, contact. */
export function DrivePage({ vehicle, locale, onBook }: DrivePageProps) {
  const words = driveWords[locale];
  const messages = kitMessages(locale);
  const [step, setStep] = useState("when");
  const [answers, setAnswers] = useState<DriveAnswers>({ day: firstDay, time: "", trade: "no" });
  const [errors, setErrors] = useState<DriveErrors>({});
  const [tries, setTries] = useState(0);
  const [booked, setBooked] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const thanks = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) summary.current?.focus();
  }, [tries]);
  useEffect(() => {
    if (booked) thanks.current?.focus();
  }, [booked]);

  // Validate on submit; an error disappears once its field is corrected.
  const wanting = () => driveErrors(step, new FormData(frame.current!.querySelector("form")!), locale);
  const go = (then: () => void) => {
    const found = wanting();
    setErrors(found);
    setTries(tries + 1);
    if (Object.keys(found).length === 0) then();
  };
  const recheck = () => {
    const still = wanting();
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([id]) => id in still)));
  };

  const [store] = sampleStores;
  return (
    <MinimalLayout
      skipLabel={messages.minimalLayout.skip}
      logo={<SampleLogo />}
      help={
        <Link
          variant="nav"
          href={`tel:${store.phone}`}
          aria-label={`${words.help}: ${store.phone}`}
          className="min-h-11 font-semibold text-sm"
        >
          <Icon name="phone" size={18} />
          <bdi>{store.phone}</bdi>
        </Link>
      }
      exit={
        <LinkButton href="#vehicle" variant="secondary" size="sm">
          {messages.minimalLayout.exit}
        </LinkButton>
      }
    >
      <div ref={frame} className="grid gap-6">
        {Object.keys(errors).length > 0 ? (
          <ErrorSummary
            ref={summary}
            title={words.problem}
            errors={Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message }))}
          />
        ) : null}
        {booked ? (
          <FormDone headingRef={thanks} title={words.done.title}>
            <p>
              {words.done.text(`${longDay(answers.day, locale)}, ${chosenTime(answers, locale)}`, store.name)}
            </p>
            <p className="mt-2">{words.done.next}</p>
          </FormDone>
        ) : (
          <Wizard
            title={words.title}
            stateWords={messages.stepper}
            steps={driveSteps({ answers, onAnswer: setAnswers, errors, locale })}
            step={step}
            onStepChange={(next, to) => {
              if (to === "next") return go(() => setStep(next));
              setErrors({});
              setStep(next);
            }}
            onFinish={() =>
              go(() => {
                setBooked(true);
                onBook(answers);
              })
            }
            onChange={() => queueMicrotask(recheck)}
            placeText={messages.stepper.place}
            backLabel={messages.wizard.back}
            nextLabel={messages.wizard.next}
            summary={<DriveSummary vehicle={vehicle} answers={answers} locale={locale} />}
          />
        )}
      </div>
    </MinimalLayout>
  );
}
