import type { HeldValuation } from "@forecourt/database";
import { Panel } from "@forecourt/ui/panel";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { shownDate } from "./shown-date.ts";

type HeldValuationsProps = { valuations: readonly HeldValuation[]; context: PageContext };

/** The valuations of an address; only their links can open them. */
export function HeldValuations({ valuations, context }: HeldValuationsProps) {
  const t = translator(context.locale, "myDetails");
  if (valuations.length === 0) return null;
  return (
    <section aria-labelledby="valuations-title">
      <h2 id="valuations-title" className="font-bold text-2xl">
        {t("valuations.title")}
      </h2>
      <p className="mt-1 mb-4 text-muted">{t("valuations.text")}</p>
      <Panel padding="none">
        <ul className="divide-y divide-line">
          {valuations.map(({ createdAt, endsAt }) => (
            <li key={createdAt.getTime()} className="p-5 font-semibold">
              {t("valuations.made", {
                date: shownDate(createdAt, context),
                end: shownDate(endsAt, context),
              })}
            </li>
          ))}
        </ul>
      </Panel>
    </section>
  );
}
