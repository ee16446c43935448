import type { VehiclePictureSource } from "@forecourt/ui/vehicle-image";
import type { TimeChoice } from "./time-choice.ts";

export type SummaryLine = { label: string; value: string; strong?: boolean };

/** The card beside the steps: the car or the visit, and what is chosen so far. */
export type BookingSummary = {
  title: string;
  facts: string | null;
  picture: VehiclePictureSource | null;
  lines: readonly SummaryLine[];
  /** A promise under the lines. */
  promise: { title: string; text: string } | null;
  link: { href: string; label: string } | null;
};

/** An option that decides which times are free. */
export type ChoiceOption = { id: string; label: string; text: string };

/** The words of all steps. */
export type BookingFrame = {
  title: string;
  steps: readonly { id: string; label: string }[];
  step: string;
  /** "Step 1 of 2: Day and time" */
  place: string;
  stateWords: { done: string; skipped: string };
  heading: string;
  lead: string;
};

/** The step of the day and the time as plain data. */
export type TimeStepContent = {
  frame: BookingFrame;
  /** Opens the next step by GET, or moves an appointment by POST. */
  action: string;
  method: "get" | "post";
  /** The page of this step, which shows another day without scripts. */
  page: string;
  /** What the form keeps besides the choices. */
  hidden: Readonly<Record<string, string>>;
  choice: TimeChoice;
  /** The chosen values at first. */
  day: string | null;
  start: string | null;
  /** Null for a test drive. */
  options: {
    advisers: readonly ChoiceOption[];
    transports: readonly ChoiceOption[];
    adviser: string;
    transport: string;
  } | null;
  minutes: number;
  timeZone: string;
  locale: "en" | "es";
  /** By the number of free times, from 0. */
  left: readonly string[];
  timesLeft: readonly string[];
  words: {
    adviser: string;
    transport: string;
    days: string;
    today: string;
    times: string;
    morning: string;
    afternoon: string;
    closed: string;
    full: string;
    over: string;
    noneLeft: string;
    tooLate: string;
    nextFree: string;
    showTimes: string;
    chooseTime: string;
    none: string;
    next: string;
    back: string;
    zone: string;
    summaryDay: string;
    summaryTime: string;
    done: string | null;
  };
  today: string;
  note: { title: string; text: string };
  back: string | null;
  /** Set when no time was chosen. */
  error: boolean;
  taken: { title: string; text: string; times: readonly { href: string; label: string }[] } | null;
  /** "Larkspur North" */
  store: string;
  summary: BookingSummary;
};

/** The key of an option in `TimeChoice.free`. */
export function optionKey(options: { adviser: string; transport: string } | null): string {
  return options ? `${options.adviser}/${options.transport}` : "";
}
