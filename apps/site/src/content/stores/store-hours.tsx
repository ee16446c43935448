import { formatClockTime, groupHours, type HoursGroup } from "@forecourt/calendar";
import { formatPhone } from "@forecourt/contact-details";
import { Link } from "@forecourt/ui/link";
import { VisuallyHidden } from "@forecourt/ui/visually-hidden";
import { dayRange } from "#content/hours/day-range.ts";
import { translator } from "#server/content/translator.ts";
import type { StoreDepartment } from "./store-departments.ts";

type StoreHoursProps = {
  departments: readonly StoreDepartment[];
  /** The store's name, for screen readers. */
  store: string;
  locale: "en" | "es";
};

/** The hours and phone of each department at a store, side by side where they fit. */
export function StoreHours({ departments, store, locale }: StoreHoursProps) {
  const t = translator(locale, "frame");
  return (
    <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-x-6 gap-y-3 font-normal">
      {departments.map(({ department, hours, phone }) => (
        <div key={department}>
          <p className="font-semibold">{t(department)}</p>
          <dl className="mt-0.5 text-muted text-sm">
            {groupHours(hours).map((group) => (
              <div key={group.from} className="flex flex-wrap gap-x-3">
                <dt className="min-w-18">{dayRange(group, locale, { style: "short", dash: "–" })}</dt>
                <dd>{hoursText(group, locale)}</dd>
              </div>
            ))}
          </dl>
          <Link variant="nav" href={`tel:${phone}`} className="min-h-11! font-semibold">
            <VisuallyHidden>
              {store}, {t(department)}:{" "}
            </VisuallyHidden>
            {formatPhone(phone, "general")}
          </Link>
        </div>
      ))}
    </div>
  );
}

function hoursText({ hours }: HoursGroup, locale: "en" | "es"): string {
  if (!hours) return translator(locale, "frame")("closed");
  return `${formatClockTime(hours.open, locale)}–${formatClockTime(hours.close, locale)}`;
}
