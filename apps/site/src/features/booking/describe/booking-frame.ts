import { translator } from "#server/content/translator.ts";
import type { Locale } from "#shared/addresses/local-path.ts";
import type { BookingFrame } from "../time-step-content.ts";

export type Step = "services" | "store" | "time" | "details";

const STEPS: Record<"testDrive" | "service" | "appraisal", readonly Step[]> = {
  testDrive: ["time", "details"],
  service: ["services", "time", "details"],
  appraisal: ["store", "time", "details"],
};

/** The position of a step, with its heading. */
export function bookingFrame(
  kind: keyof typeof STEPS,
  step: Step,
  {
    heading,
    lead,
    steps: ids = STEPS[kind],
  }: { heading: string; lead: string; steps?: readonly Step[] | undefined },
  locale: Locale,
): BookingFrame {
  const t = translator(locale, "booking");
  const labels = {
    services: t("words.stepServices"),
    store: t("words.stepStore"),
    time: t("words.stepTime"),
    details: t("words.stepDetails"),
  };
  return {
    title: t(`${kind}.title`),
    steps: ids.map((id) => ({ id, label: labels[id] })),
    step,
    place: t("words.place", { number: ids.indexOf(step) + 1, total: ids.length, label: labels[step] }),
    stateWords: { done: t("words.done"), skipped: t("words.skipped") },
    heading,
    lead,
  };
}
