import { translator } from "#server/content/translator.ts";
import type { Locale } from "#shared/addresses/local-path.ts";
import type { BookingFrame } from "../time-step-content.ts";

type Step = "services" | "time" | "details";

/** The position of a step, with its heading. */
export function bookingFrame(
  kind: "testDrive" | "service",
  step: Step,
  { heading, lead }: { heading: string; lead: string },
  locale: Locale,
): BookingFrame {
  const t = translator(locale, "booking");
  const labels = {
    services: t("words.stepServices"),
    time: t("words.stepTime"),
    details: t("words.stepDetails"),
  };
  const ids: Step[] = kind === "service" ? ["services", "time", "details"] : ["time", "details"];
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
