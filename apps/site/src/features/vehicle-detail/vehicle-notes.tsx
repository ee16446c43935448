import type { Vehicle } from "@forecourt/inventory";
import { Link } from "@forecourt/ui/link";
import { Note } from "@forecourt/ui/note";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { siteContent } from "#server/content.ts";
import type { PageContext } from "#server/page-context.ts";
import { isServed } from "#server/static-pages.ts";
import { translator } from "#server/translator.ts";
import { isCovered } from "./covered.ts";
import { actionHref } from "./vehicle-links.ts";

type VehicleNoteProps = { vehicle: Vehicle; context: PageContext };

/** Another shopper has the vehicle on hold; it can still be asked about. */
export function PendingNote({ vehicle, context }: VehicleNoteProps) {
  if (vehicle.status !== "pending") return null;
  const { pending } = siteContent(context.locale, context.storeId).content.vehicle;
  return (
    <Note tone="warn" icon="clock" title={pending.title}>
      <p>{pending.text}</p>
    </Note>
  );
}

/** A trade lowers the payment: the way to its value. */
export function TradeNote({ vehicle, context }: VehicleNoteProps) {
  const words = translator(context.locale, "vehicle");
  const { trade } = siteContent(context.locale, context.storeId).content.vehicle;
  const { href, served } = actionHref(trade.link.href, vehicle, "trade");
  return (
    <Note icon="compare" title={trade.title}>
      <p>
        {served ? trade.text : words("page.askTradeText")}{" "}
        <Link as={RouterLink} href={href}>
          {served ? trade.link.label : words("page.askTrade")}
        </Link>
      </p>
    </Note>
  );
}

/** The lifetime engine warranty, where it comes with the vehicle. */
export function CoveredNote({ vehicle, context }: VehicleNoteProps) {
  const { settings, locale, storeId } = context;
  if (!isCovered(vehicle, settings)) return null;
  const { content, facts } = siteContent(locale, storeId);
  const { title, text, link } = content.vehicle.covered;
  return (
    <Note tone="accent" icon="shield" title={title} className="mt-4">
      <p>
        {text}{" "}
        {isServed(link.href) ? (
          <Link as={RouterLink} href={link.href}>
            {link.label}
          </Link>
        ) : null}
      </p>
      <p className="mt-1 text-muted text-xs">{facts["disclaimer.lifetimeWarrantyMiles"]}</p>
    </Note>
  );
}
