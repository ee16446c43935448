import type { HeldWatch } from "@forecourt/database";
import { vehiclePath } from "@forecourt/inventory";
import { Link } from "@forecourt/ui/link";
import { Panel } from "@forecourt/ui/panel";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import { watchEnd } from "#server/my-details/details-export.ts";
import type { PageContext } from "#server/page-context.ts";
import { vehicleForForm } from "#server/vehicles/find-vehicle.ts";
import { stopPath } from "#server/watches/watch-links.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { shownDate } from "./shown-date.ts";

type HeldWatchesProps = { watches: readonly HeldWatch[]; context: PageContext };

/** The watches of an address, each with the link that ends it. */
export function HeldWatches({ watches, context }: HeldWatchesProps) {
  const { locale } = context;
  const t = translator(locale, "myDetails");
  return (
    <section aria-labelledby="watches-title">
      <h2 id="watches-title" className="font-bold text-2xl">
        {t("watches.title")}
      </h2>
      <p className="mt-1 mb-4 text-muted">{t("watches.text")}</p>
      <Panel padding="none">
        {watches.length === 0 ? <p className="p-5 text-muted">{t("watches.none")}</p> : null}
        <ul className="divide-y divide-line">
          {watches.map((watch) => (
            <li key={watch.id} className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 p-5">
              <div>
                <p className="text-muted text-sm">
                  {t(watch.vin === null ? "watches.matches" : "watches.price")}
                </p>
                <p className="font-semibold">
                  <WatchedName watch={watch} context={context} />
                </p>
                <p className="text-muted text-sm">{stateOf(watch, context)}</p>
              </div>
              <Link
                href={stopPath({ watchId: watch.id }, locale)}
                aria-label={t("watches.stopLabel", { name: watch.label })}
              >
                {t("watches.stop")}
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </section>
  );
}

function WatchedName({ watch, context }: { watch: HeldWatch; context: PageContext }) {
  const { vin, query, label } = watch;
  const vehicle = vin === null ? null : vehicleForForm(vin, context);
  const page = vehicle ? vehiclePath(vehicle) : query;
  if (page === null) return label;
  return (
    <Link as={RouterLink} href={localPath(context.locale, page)}>
      {label}
    </Link>
  );
}

function stateOf(watch: HeldWatch, context: PageContext): string {
  const t = translator(context.locale, "myDetails");
  const since = shownDate(watch.createdAt, context);
  const end = watchEnd(watch);
  return end ? t("watches.until", { since, end: shownDate(end, context) }) : t("watches.pending", { since });
}
