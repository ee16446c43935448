import { Link } from "@forecourt/ui/link";
import { Note } from "@forecourt/ui/note";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import type { BookingSummary as Summary, SummaryLine } from "./time-step-content.ts";

type BookingSummaryProps = {
  summary: Summary;
  /** The chosen day and time. */
  chosen?: readonly SummaryLine[];
};

/** The car or the visit beside the steps, with what is chosen so far. */
export function BookingSummary({ summary, chosen = [] }: BookingSummaryProps) {
  const { title, facts, picture, lines, promise, link } = summary;
  return (
    <aside
      aria-label={title}
      className="overflow-hidden rounded-lg border border-line bg-surface lg:sticky lg:top-6"
    >
      {picture ? (
        <VehicleImage {...picture} sizes="(min-width: 1024px) 372px, 100vw" priority="eager" />
      ) : null}
      <div className="p-5.5">
        <h2 className="font-semibold text-lg leading-snug">{title}</h2>
        {facts ? <p className="mt-0.5 text-muted text-sm">{facts}</p> : null}
        <dl className="mt-4 text-control">
          {[...lines, ...chosen].map(({ label, value, strong }) => (
            <div
              key={label}
              className={`flex justify-between gap-4 border-t py-2.5 ${strong ? "border-text font-bold" : "border-line"}`}
            >
              <dt className={strong ? "" : "text-muted"}>{label}</dt>
              <dd className="wrap-anywhere text-end font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {link ? (
          <p className="mt-3">
            <Link href={link.href}>{link.label}</Link>
          </p>
        ) : null}
        {promise ? (
          <Note tone="success" title={promise.title} className="mt-4">
            {promise.text}
          </Note>
        ) : null}
      </div>
    </aside>
  );
}
