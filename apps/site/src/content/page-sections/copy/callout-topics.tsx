import { formatClockTime, groupHours } from "@forecourt/calendar";
import { SchematicMap } from "@forecourt/ui/schematic-map";
import { SpecList } from "@forecourt/ui/spec-grid";
import { dayRun } from "#content/hours/day-run.ts";
import { shortStoreName } from "#content/stores/short-store-name.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";

/** So many tiers show how a rate moves; the calculator has them all. */
const TIERS = 3;

/** What a lower score adds to the rate, from the best score down. */
export function CreditTiers({ context: { locale, settings } }: { context: PageContext }) {
  const words = translator(locale, "home");
  const tiers = [...settings.finance.creditTiers].sort((a, b) => b.minScore - a.minScore);
  const best = Math.max(0, ...tiers.map(({ maxScore }) => maxScore)) + 1;
  const points = new Intl.NumberFormat(intlLocale(locale));
  return (
    <SpecList
      className="border-line border-t"
      items={[
        { term: words("scoreFrom", { score: best }), detail: words("baseRate") },
        ...tiers.slice(0, TIERS - 1).map(({ minScore, maxScore, addBp }) => ({
          term: words("scoreBetween", { min: minScore, max: maxScore }),
          detail: words("addedPoints", { points: points.format(addBp / 100), count: addBp / 100 }),
        })),
      ]}
    />
  );
}

/** Where the stores lie to each other, the visitor's own marked. */
export function StoresMap({ context: { locale, settings, storeId } }: { context: PageContext }) {
  const words = translator(locale, "home");
  return (
    <SchematicMap
      places={settings.stores.map((store, index) => ({
        number: index + 1,
        name: shortStoreName(store, settings),
        here: store.id === storeId,
        ...store.coordinates,
      }))}
      label={words("mapLabel", { names: settings.stores.map(({ name }) => name).join(", ") })}
      caption={words("mapCaption")}
      style={{ aspectRatio: "auto", height: 216 }}
    />
  );
}

/** The workshop's week. */
export function ServiceHours({ context: { locale, settings } }: { context: PageContext }) {
  const { service } = settings.profile;
  if (!service) return null;
  const words = translator(locale, "frame");
  return (
    <SpecList
      className="border-line border-t"
      items={groupHours(service).map(({ from, to, hours }) => {
        return {
          term: dayRun({ from, to }, locale, { dash: "–" }),
          detail: hours
            ? `${formatClockTime(hours.open, locale)} – ${formatClockTime(hours.close, locale)}`
            : words("closed"),
        };
      })}
    />
  );
}
