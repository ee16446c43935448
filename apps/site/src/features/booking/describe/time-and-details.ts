import type { LeadFormContent } from "#content/lead-form/lead-form-content.ts";
import { readFormProblem } from "#content/lead-form/read-form-problem.ts";
import { readKnownDetails } from "#content/lead-form/read-known-details.ts";
import type { AppointmentWish } from "#server/appointments/appointment-wish.ts";
import { offeredTimes } from "#server/appointments/offered-slots.ts";
import { readInstant } from "#server/appointments/read-appointment-request.ts";
import { LEAD_OF_KIND, WORDS_OF_KIND } from "#server/appointments/words-of-kind.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { BookingFrame, BookingSummary, TimeStepContent } from "../time-step-content.ts";
import { bookingFrame, type Step } from "./booking-frame.ts";
import { describeDetails } from "./details-step.ts";
import { filled } from "./filled.ts";
import { instantText } from "./instant-text.ts";
import { describeTimeStep } from "./time-step.ts";

/** The last step as plain data. */
export type DetailsStepContent = {
  frame: BookingFrame;
  form: LeadFormContent;
  back: { href: string; label: string };
  summary: BookingSummary;
};

export type TimeAndDetails =
  | { step: "time"; content: TimeStepContent }
  | { step: "details"; content: DetailsStepContent };

type Asked = Partial<Record<"day" | "start" | "step" | "taken" | "kept" | "problem", string>>;

type Description = {
  wish: Extract<AppointmentWish, { kind: "test-drive" | "appraisal" }>;
  /** The page's path without the language's folder. */
  path: string;
  /** The parameters of the address. */
  params: Asked;
  /** Those that every step keeps. */
  kept: Readonly<Record<string, string | undefined>>;
  addressOf: (params: Readonly<Record<string, string | undefined>>) => string;
  /** What the last form sends besides the start and the shopper's details. */
  hidden: Readonly<Record<string, string | undefined>>;
  /** The id of the last form. */
  formId: string;
  note: TimeStepContent["note"];
  /** The step before the time; null when it is the first. */
  back: string | null;
  steps?: readonly Step[];
  summary: BookingSummary;
};

/** The two steps that a test drive and an appraisal share: the time, then who comes. */
export async function describeTimeAndDetails(
  { wish, path, params, kept, addressOf, hidden, formId, note, back, steps, summary }: Description,
  context: PageContext,
): Promise<TimeAndDetails> {
  const { locale, settings, now } = context;
  const { kind, storeId } = wish;
  const words = WORDS_OF_KIND[kind];
  const t = translator(locale, "booking");
  const offered = await offeredTimes(wish, { now });
  if (offered.kind !== "offered") throw new Error("forecourt/site: the database is unavailable.");
  const start = readInstant(params.start);
  const slot = offered.days.flatMap(({ slots }) => slots).find((one) => one.start === start);
  const frame = (step: "time" | "details") =>
    bookingFrame(
      words,
      step,
      { heading: t(`${words}.${step}Heading`), lead: t(`${words}.${step}Lead`), steps },
      locale,
    );
  const all = { ...kept, kept: params.kept };
  if (!slot?.resources || params.step !== "details") {
    return {
      step: "time",
      content: describeTimeStep({
        frame: frame("time"),
        action: addressOf({}),
        hidden: filled(all),
        options: null,
        note,
        back,
        store: settings.stores.find(({ id }) => id === storeId)?.name ?? "",
        summary,
        offered,
        choices: [{ id: "", days: offered.days }],
        asked: {
          day: params.day,
          start,
          step: start === null ? params.step : undefined,
          taken: params.taken === "1" || (start !== null && params.step === "details"),
        },
        addressOf: (other) => addressOf({ ...all, start: other, step: "details" }),
        context,
      }),
    };
  }
  const { day, time } = instantText(slot.start, offered.schedule.timeZone, locale);
  const here = { ...all, start: params.start };
  return {
    step: "details",
    content: {
      frame: frame("details"),
      form: describeDetails(
        {
          kind: LEAD_OF_KIND[kind],
          path,
          origin: addressOf({ ...here, step: "details" }),
          hidden: { ...hidden, start: params.start },
          storeId,
          refused: await readFormProblem(params.problem ?? params.kept, [formId]),
          known: await readKnownDetails(),
        },
        context,
      ),
      back: { href: addressOf({ ...here, step: "time" }), label: t("words.back") },
      summary: {
        ...summary,
        lines: [
          ...summary.lines,
          { label: t("summary.day"), value: day },
          { label: t("summary.time"), value: time },
        ],
      },
    },
  };
}
