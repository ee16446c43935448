import { VehicleImage } from "@forecourt/ui/vehicle-image";
import type { WizardTerms } from "@forecourt/visitor";
import type { ReactNode } from "react";
import { type SummaryContent, summaryLines } from "./summary-lines.ts";

type WizardPriceCardProps = {
  content: SummaryContent;
  terms: WizardTerms;
  children?: ReactNode;
};

/** The vehicle or the example price, with the answers so far. */
export function WizardPriceCard({ content, terms, children }: WizardPriceCardProps) {
  const { about, words } = content;
  return (
    <aside
      aria-label={words.summary.title}
      className="overflow-hidden rounded-lg border border-line bg-surface lg:sticky lg:top-6"
    >
      {about.picture ? (
        <VehicleImage {...about.picture} sizes="(min-width: 1024px) 372px, 100vw" priority="eager" />
      ) : null}
      <div className="grid gap-4 p-5.5">
        <div>
          <h2 className="font-semibold text-lg leading-snug">{about.title}</h2>
          <p className="mt-0.5 text-muted text-sm">{about.text}</p>
        </div>
        <dl className="text-control">
          {summaryLines(content, terms).map(({ label, value, strong }) => (
            <div key={label} className="flex justify-between gap-4 border-line border-t py-2.5">
              <dt className={strong ? "font-semibold" : "text-muted"}>{label}</dt>
              <dd className="text-end font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </aside>
  );
}
