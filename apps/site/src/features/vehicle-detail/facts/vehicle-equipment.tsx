import type { Vehicle } from "@forecourt/inventory";
import { Section } from "@forecourt/ui/container";
import { Disclosure, DisclosureGroup } from "@forecourt/ui/disclosure";
import { FeatureList } from "@forecourt/ui/feature-list";
import { Heading } from "@forecourt/ui/text";
import { FeedText } from "#content/feed-text/feed-text.tsx";
import { translator } from "#server/content/translator.ts";

type Equipped = Pick<Vehicle, "features" | "oemFeatures" | "standardFeatures" | "optionalFeatures">;

/** What the vehicle has: highlights in view, the long lists one press away. */
export function VehicleEquipment({ vehicle, locale }: { vehicle: Equipped; locale: "en" | "es" }) {
  const words = translator(locale, "vehicle");
  const lists = [
    { id: "standard", items: vehicle.standardFeatures },
    { id: "optional", items: vehicle.optionalFeatures },
    { id: "oem", items: vehicle.oemFeatures },
  ] as const;
  const lines = (items: readonly string[]) =>
    items.map((item) => (
      <FeedText key={item} locale={locale}>
        {item}
      </FeedText>
    ));
  const filled = lists.filter(({ items }) => items.length > 0);
  if (vehicle.features.length === 0 && filled.length === 0) return null;
  return (
    <Section
      gap="detail"
      id="features"
      heading={
        <Heading level={2} size="section">
          {words("page.features")}
        </Heading>
      }
    >
      {vehicle.features.length > 0 ? <FeatureList items={lines(vehicle.features)} /> : null}
      {filled.length > 0 ? (
        <DisclosureGroup className={vehicle.features.length > 0 ? "mt-5" : undefined}>
          {filled.map(({ id, items }) => (
            <Disclosure key={id} title={words(`page.${id}`)} count={items.length}>
              <FeatureList items={lines(items)} columns={2} />
            </Disclosure>
          ))}
        </DisclosureGroup>
      ) : null}
    </Section>
  );
}
