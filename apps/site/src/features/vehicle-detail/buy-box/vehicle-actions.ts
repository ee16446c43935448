import type { Vehicle } from "@forecourt/inventory";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { actionHref, contactHref } from "../vehicle-links.ts";

export type VehicleAction = {
  href: string;
  label: string;
  /** The label in the bar on phones; the full label where it is short enough. */
  short: string;
};

/**
 * The primary and the secondary action of the page: pre-approval and a test drive. While a sale is pending nobody can
 * drive it. Then the question about the vehicle is primary, and pre-approval secondary.
 */
export function vehicleActions(
  vehicle: Pick<Vehicle, "vin" | "status">,
  page: Pick<PageContext, "locale" | "storeId">,
): { primary: VehicleAction; secondary: VehicleAction } {
  const { preApproval, testDrive } = siteContent(page.locale, page.storeId).content.vehicle;
  const t = translator(page.locale, "vehicle");
  const ask = { href: contactHref(vehicle, page), label: t("page.ask"), short: t("page.askShort") };
  const action = ({ link: { href, label } }: typeof preApproval): VehicleAction => {
    return { href: actionHref(href, vehicle, page), label, short: label };
  };
  return vehicle.status === "available"
    ? { primary: action(preApproval), secondary: action(testDrive) }
    : { primary: ask, secondary: action(preApproval) };
}
