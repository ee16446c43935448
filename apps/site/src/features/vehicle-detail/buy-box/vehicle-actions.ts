import type { Vehicle } from "@forecourt/inventory";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { actionHref, askHref } from "../vehicle-links.ts";

export type VehicleAction = {
  href: string;
  label: string;
  /** For the bar of a phone; the label itself where it is short enough. */
  short: string;
};

/**
 * The one primary action of the page and the one beside it. Pre-approval leads; while another sale is pending, the
 * question about the vehicle does.
 */
export function vehicleActions(
  vehicle: Pick<Vehicle, "vin" | "status">,
  page: Pick<PageContext, "locale" | "storeId">,
): { primary: VehicleAction; secondary: VehicleAction } {
  const { preApproval, testDrive } = siteContent(page.locale, page.storeId).content.vehicle;
  const t = translator(page.locale, "vehicle");
  const ask = { href: askHref(vehicle, page), label: t("page.ask"), short: t("page.askShort") };
  const action = ({ link: { href, label } }: typeof preApproval): VehicleAction => {
    return { href: actionHref(href, vehicle, page), label, short: label };
  };
  return {
    primary: vehicle.status === "available" ? action(preApproval) : ask,
    secondary: action(testDrive),
  };
}
