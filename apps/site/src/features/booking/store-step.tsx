import { Button } from "@forecourt/ui/button";
import { RadioCard } from "@forecourt/ui/radio-card";
import { RadioGroup } from "@forecourt/ui/radio-group";
import { StepFlowLayout } from "#content/step-flow/step-flow-layout.tsx";
import { BookingSummary } from "./booking-summary.tsx";
import type { BookingFrame, BookingSummary as Summary } from "./time-step-content.ts";

/** The step of the store as plain data. */
export type StoreStepContent = {
  frame: BookingFrame;
  action: string;
  /** What the form keeps besides the choice. */
  hidden: Readonly<Record<string, string>>;
  stores: readonly { id: string; label: string; text: string; checked: boolean }[];
  words: { stores: string; next: string };
  summary: Summary;
};

/** The step of the store: a form that opens the next address, with scripts and without. */
export function StoreStep({ content }: { content: StoreStepContent }) {
  const { frame, action, hidden, stores, words, summary } = content;
  return (
    <StepFlowLayout {...frame} summary={<BookingSummary summary={summary} />}>
      <form method="get" action={action} className="grid gap-8">
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <RadioGroup variant="cards" legend={words.stores}>
          {stores.map(({ id, label, text, checked }) => (
            <RadioCard
              key={id}
              name="store"
              value={id}
              label={label}
              description={text}
              defaultChecked={checked}
            />
          ))}
        </RadioGroup>
        <Button type="submit" name="step" value="time" size="lg" className="justify-self-start">
          {words.next}
        </Button>
      </form>
    </StepFlowLayout>
  );
}
