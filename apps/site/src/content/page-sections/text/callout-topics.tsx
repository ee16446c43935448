import { formatClockTime, groupHours } from "@forecourt/calendar";
import { SchematicMap } from "@forecourt/ui/schematic-map";
import { SpecList } from "@forecourt/ui/spec-grid";
import { dayRange } from "#content/hours/day-range.ts";
import { shortStoreName } from "#content/stores/short-store-name.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { creditTierRows } from "../credit-tier-rows.ts";

/** The number of credit tiers shown; the calculator has all. */
const SHOWN_TIERS = 3;

/** The first credit tiers and what each adds to the rate. */
export function CreditTiers({ context: { locale, settings } }: { context: PageContext }) {
  const t = translator(locale, "home");
  const tiers = creditTierRows(settings.finance, locale).slice(0, SHOWN_TIERS);
  return (
    <SpecList
      className="border-line border-t"
      items={tiers.map(({ label, added }) => ({ term: label, detail: added ?? t("baseRate") }))}
    />
  );
}

/** A map of the stores; the visitor's store is marked. */
export function StoresMap({ context: { locale, settings, storeId } }: { context: PageContext }) {
  const t = translator(locale, "home");
  return (
    <SchematicMap
      places={settings.stores.map((store, index) => ({
        number: index + 1,
        name: shortStoreName(store, settings),
        current: store.id === storeId,
        ...store.coordinates,
      }))}
      label={t("mapLabel", { names: settings.stores.map(({ name }) => name).join(", ") })}
      caption={t("mapCaption")}
      style={{ aspectRatio: "auto", height: "13.5rem" }}
    />
  );
}

/** The opening hours of the service department. */
export function ServiceHours({ context: { locale, settings } }: { context: PageContext }) {
  const { service } = settings.profile;
  if (!service) return null;
  const t = translator(locale, "frame");
  return (
    <SpecList
      className="border-line border-t"
      items={groupHours(service).map(({ from, to, hours }) => ({
        term: dayRange({ from, to }, locale, { dash: "–" }),
        detail: hours
          ? `${formatClockTime(hours.open, locale)} – ${formatClockTime(hours.close, locale)}`
          : t("closed"),
      }))}
    />
  );
}
