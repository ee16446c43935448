import { vehicleHistoryLinks } from "@forecourt/dealership";
import { fillTokens } from "@forecourt/dealership/content";
import { Section } from "@forecourt/ui/container";
import { HistoryLink } from "@forecourt/ui/history-link";
import { Icon } from "@forecourt/ui/icon";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";

/** Links to history reports on the sites of their providers. */
export function VehicleHistory({ vehicle, context }: { vehicle: VisibleVehicle; context: PageContext }) {
  const { locale, storeId, settings } = context;
  const links = vehicleHistoryLinks(settings.vehicleHistory, vehicle);
  if (links.length === 0) return null;
  const t = translator(locale, "vehicle");
  const { historyNote } = siteContent(locale, storeId).content.vehicle;
  const historyProvider = links.map(({ name }) => name).join(", ");
  return (
    <Section gap="detail" id="history" title={t("page.history")}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        {links.map(({ id, name, url }) => (
          <HistoryLink
            key={id}
            href={url}
            icon={<Icon name="history" />}
            newTabLabel={t("page.historyNewTab", { host: new URL(url).host.replace(/^www\./, "") })}
          >
            {t("page.historyLink", { provider: name })}
          </HistoryLink>
        ))}
        <p className="min-w-0 flex-1 basis-72 text-caption text-muted">
          {fillTokens(historyNote, { historyProvider })}
        </p>
      </div>
    </Section>
  );
}
