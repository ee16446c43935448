import type { Vehicle } from "@forecourt/inventory";
import { Equipment } from "@forecourt/ui/equipment";
import { FeedText } from "#content/feed-text/feed-text.tsx";
import { translator } from "#server/content/translator.ts";

type Equipped = Pick<Vehicle, "features" | "oemFeatures" | "standardFeatures" | "optionalFeatures">;

/** The features and equipment lists of a vehicle, from the feed. */
export function VehicleEquipment({ vehicle, locale }: { vehicle: Equipped; locale: "en" | "es" }) {
  const t = translator(locale, "vehicle");
  const lines = (items: readonly string[]) =>
    items.map((item) => (
      <FeedText key={item} locale={locale}>
        {item}
      </FeedText>
    ));
  return (
    <Equipment
      id="features"
      title={t("page.features")}
      highlights={lines(vehicle.features)}
      lists={[
        { title: t("page.standard"), items: lines(vehicle.standardFeatures) },
        { title: t("page.optional"), items: lines(vehicle.optionalFeatures) },
        { title: t("page.oem"), items: lines(vehicle.oemFeatures) },
      ]}
    />
  );
}
