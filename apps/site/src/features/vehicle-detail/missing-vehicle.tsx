import { siteContent } from "#server/content.ts";
import type { PageContext } from "#server/page-context.ts";
import { translator } from "#server/translator.ts";
import { guessSimilar } from "./guess-similar.ts";
import { VehicleStandIn } from "./vehicle-stand-in.tsx";

/** The page of an address that names a vehicle nobody has: what its words ask for, as near as we have it. */
export function MissingVehicle({ path, context }: { path: string; context: PageContext }) {
  const { unknown } = siteContent(context.locale, context.storeId).content.vehicle;
  return (
    <VehicleStandIn
      badge={translator(context.locale, "vehicle")("page.unknown")}
      title={unknown.title}
      text={unknown.text}
      similar={guessSimilar(path, context, 3)}
      origin="/cars-for-sale"
      listHref="/cars-for-sale"
      context={context}
    />
  );
}
