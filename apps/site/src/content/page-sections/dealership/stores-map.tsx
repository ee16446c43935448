import { SchematicMap } from "@forecourt/ui/schematic-map";
import { shortStoreName } from "#content/stores/short-store-name.ts";
import { StreetMap } from "#content/street-map/street-map.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { siteState } from "#server/site-state.ts";

/** The stores on a schematic map, and on a map service's streets where the dealership has one. */
export function StoresMap({ context, className }: { context: PageContext; className: string }) {
  const { settings, storeId, locale } = context;
  const t = translator(locale, "contact");
  const { mapStyleUrl } = settings.tags;
  const { streetMap } = siteState().scripts ?? {};
  const isAlone = !mapStyleUrl || !streetMap;
  const title = t("mapLabel", { count: settings.stores.length });
  const places = settings.stores.map((store, index) => ({
    ...store.coordinates,
    number: index + 1,
    name: shortStoreName(store, settings),
    current: store.id === storeId,
  }));
  const schematicMap = (
    <SchematicMap
      className={isAlone ? className : undefined}
      places={places}
      label={title}
      caption={t("mapCaption")}
      currentLabel={t("here")}
    />
  );
  if (isAlone) return schematicMap;
  const words = {
    title,
    zoomIn: t("streetMap.zoomIn"),
    zoomOut: t("streetMap.zoomOut"),
    attribution: t("streetMap.attribution"),
    zoomWithCtrl: t("streetMap.zoomWithCtrl"),
    zoomWithCommand: t("streetMap.zoomWithCommand"),
    moveWithTwoFingers: t("streetMap.moveWithTwoFingers"),
  };
  return (
    <StreetMap
      className={`relative grid min-w-0 self-stretch ${className}`}
      script={streetMap.script}
      options={{
        styleUrl: mapStyleUrl,
        scripts: streetMap,
        places,
        words,
        views: settings.profile.map.views,
      }}
    >
      {schematicMap}
    </StreetMap>
  );
}
