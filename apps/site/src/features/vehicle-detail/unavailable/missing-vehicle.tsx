import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { LISTING_PATH } from "#shared/addresses/public-paths.ts";
import { guessSimilar } from "./guess-similar.ts";
import { VehicleStandIn } from "./vehicle-stand-in.tsx";

/** The page of an address that names a vehicle nobody has: what its words ask for, as near as we have it. */
export function MissingVehicle({ path, context }: { path: string; context: PageContext }) {
  const { locale, storeId } = context;
  const { unknown } = siteContent(locale, storeId).content.vehicle;
  const list = localPath(locale, LISTING_PATH);
  return (
    <VehicleStandIn
      badge={translator(locale, "vehicle")("page.unknown")}
      title={unknown.title}
      text={unknown.text}
      similar={guessSimilar(path, context, 3)}
      origin={list}
      listHref={list}
      context={context}
    />
  );
}
