import { Link } from "@forecourt/ui/link";
import { Note } from "@forecourt/ui/note";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { siteContent } from "#server/content/site-content.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { actionHref } from "../vehicle-links.ts";
import { hasEngineWarranty } from "./engine-warranty.ts";

type VehicleNoteProps = { vehicle: VisibleVehicle; context: PageContext };

/** Another shopper has put the vehicle on hold; questions are still welcome. */
export function PendingNote({ vehicle, context }: VehicleNoteProps) {
  if (vehicle.status !== "pending") return null;
  const { pending } = siteContent(context.locale, context.storeId).content.vehicle;
  return (
    <Note tone="warn" icon="clock" title={pending.title}>
      <p>{pending.text}</p>
    </Note>
  );
}

/** A link to the trade-in valuation: a trade lowers the payment. */
export function TradeNote({ vehicle, context }: VehicleNoteProps) {
  const { trade } = siteContent(context.locale, context.storeId).content.vehicle;
  return (
    <Note icon="compare" title={trade.title}>
      <p>
        {trade.text}{" "}
        <Link as={RouterLink} href={actionHref(trade.link.href, vehicle, context, "trade")}>
          {trade.link.label}
        </Link>
      </p>
    </Note>
  );
}

/** The lifetime engine warranty, for vehicles that have it. */
export function EngineWarrantyNote({ vehicle, context }: VehicleNoteProps) {
  const { settings, locale, storeId } = context;
  if (!hasEngineWarranty(vehicle, settings)) return null;
  const { content, facts } = siteContent(locale, storeId);
  const { title, text, link } = content.vehicle.covered;
  return (
    <Note tone="success" icon="shield" title={title} className="mt-4">
      <p>
        {text}{" "}
        <Link as={RouterLink} href={link.href}>
          {link.label}
        </Link>
      </p>
      <p className="mt-1 text-muted text-xs">{facts["disclaimer.lifetimeWarrantyMiles"]}</p>
    </Note>
  );
}
