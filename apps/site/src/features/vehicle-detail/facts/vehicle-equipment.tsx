import type { Vehicle } from "@forecourt/inventory";
import { Equipment } from "@forecourt/ui/equipment";
import { FeedLanguageNote } from "#content/feed-text/feed-language-note.tsx";
import { feedText } from "#content/feed-text/feed-text.tsx";
import { translator } from "#server/content/translator.ts";
import { equipmentWords } from "#server/feed-words/equipment-words.ts";

type Equipped = Pick<Vehicle, "features" | "oemFeatures" | "standardFeatures" | "optionalFeatures">;

/** The features and equipment lists of a vehicle, from the feed. */
export function VehicleEquipment({ vehicle, locale }: { vehicle: Equipped; locale: "en" | "es" }) {
  const t = translator(locale, "vehicle");
  const { features, standardFeatures, optionalFeatures, oemFeatures } = vehicle;
  const words = (items: readonly string[]) => items.map((item) => equipmentWords(item, locale));
  const lines = (items: readonly string[]) => words(items).map(feedText);
  const all = words([...features, ...standardFeatures, ...optionalFeatures, ...oemFeatures]);
  return (
    <>
      <Equipment
        id="features"
        title={t("page.features")}
        highlights={lines(features)}
        lists={[
          { title: t("page.standard"), items: lines(standardFeatures) },
          { title: t("page.optional"), items: lines(optionalFeatures) },
          { title: t("page.oem"), items: lines(oemFeatures) },
        ]}
      />
      <FeedLanguageNote words={all} locale={locale} />
    </>
  );
}
