import { LinkButton } from "@forecourt/ui/button";
import type { TierContent } from "./describe/describe-tiers.ts";
import type { TierRow } from "./describe/tier-row.ts";

type TierCardProps = { tier: TierContent; bringIn: { href: string; label: string }; first: boolean };

const LOOKS: Record<NonNullable<TierRow["look"]>, string> = {
  sum: "font-bold",
  owed: "text-warn-text",
  gain: "text-success-text",
};

/** One offer with every line that leads to it. */
export function TierCard({
  tier: { id, title, text, price, estimated, rows, fine },
  bringIn,
  first,
}: TierCardProps) {
  return (
    <section
      aria-labelledby={`tier-${id}`}
      className={`flex flex-col overflow-hidden rounded-lg bg-surface ${
        first ? "border-2 border-text lg:shadow-panel" : "border border-line"
      }`}
    >
      <header
        className={`flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-line border-b p-5.5 lg:px-7 ${
          first ? "bg-success-wash" : ""
        }`}
      >
        <div className="min-w-0">
          <h2 id={`tier-${id}`} className="font-bold text-2xl">
            {title}
          </h2>
          <p className="mt-0.5 text-control text-muted">{text}</p>
        </div>
        <p className="text-end font-bold text-3xl tabular-nums">
          {price}
          {estimated ? <span className="block font-medium text-caption">{estimated}</span> : null}
        </p>
      </header>
      <dl className="px-5.5 lg:px-7">
        {rows.map(({ id: row, label, note, amount, look }) => (
          <div
            key={row}
            className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3.5 ${
              look === "sum" || row === "end"
                ? "border-text border-t-2"
                : "border-line border-t first:border-t-0"
            }`}
          >
            <dt className="min-w-0">
              <span className={look ? "font-bold" : "font-semibold"}>{label}</span>
              {note ? <span className="mt-0.5 block text-caption text-muted">{note}</span> : null}
            </dt>
            <dd className={`text-end font-semibold tabular-nums ${look ? LOOKS[look] : ""}`}>{amount}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto p-5.5 lg:px-7">
        <LinkButton href={bringIn.href} size="lg" block variant={first ? "primary" : "secondary"}>
          {bringIn.label}
        </LinkButton>
        {fine ? <p className="mt-3 text-caption text-muted">{fine}</p> : null}
      </div>
    </section>
  );
}
