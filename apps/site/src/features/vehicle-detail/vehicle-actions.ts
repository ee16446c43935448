import type { Vehicle } from "@forecourt/inventory";
import { siteContent } from "#server/content.ts";
import type { PageContext } from "#server/page-context.ts";
import { translator } from "#server/translator.ts";
import { actionHref, askHref } from "./vehicle-links.ts";

export type VehicleAction = { href: string; label: string };

/**
 * The one primary action of the page and the one beside it. Pre-approval leads where the site serves it; otherwise,
 * and while another sale is pending, the question about the vehicle does.
 */
export function vehicleActions(
  vehicle: Pick<Vehicle, "vin" | "status">,
  { locale, storeId }: Pick<PageContext, "locale" | "storeId">,
): { primary: VehicleAction; secondary: VehicleAction } {
  const { preApproval, testDrive } = siteContent(locale, storeId).content.vehicle;
  const ask = { href: askHref(vehicle), label: translator(locale, "vehicle")("page.ask") };
  const approval = actionHref(preApproval.link.href, vehicle);
  const primary =
    approval.served && vehicle.status === "available"
      ? { href: approval.href, label: preApproval.link.label }
      : ask;
  const drive = actionHref(testDrive.link.href, vehicle);
  return { primary, secondary: drive.served ? { href: drive.href, label: testDrive.link.label } : ask };
}
