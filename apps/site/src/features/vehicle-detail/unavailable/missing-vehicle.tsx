import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { LISTING_PATH } from "#shared/addresses/public-paths.ts";
import { guessSimilar } from "./guess-similar.ts";
import { UnavailableVehicle } from "./unavailable-vehicle.tsx";

/** The page of an unknown VIN: vehicles that match the words of the address. */
export function MissingVehicle({ path, context }: { path: string; context: PageContext }) {
  const { locale, storeId } = context;
  const { unknown } = siteContent(locale, storeId).content.vehicle;
  const list = localPath(locale, LISTING_PATH);
  return (
    <UnavailableVehicle
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
