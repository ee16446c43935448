import type { Vehicle } from "@forecourt/inventory";
import { siteContent } from "#server/content.ts";
import type { PageContext } from "#server/page-context.ts";
import { translator } from "#server/translator.ts";
import { actionHref, askHref } from "./vehicle-links.ts";

export type VehicleAction = {
  href: string;
  label: string;
  /** For the bar of a phone; the label itself where it is short enough. */
  short: string;
};

/**
 * The one primary action of the page and the one beside it. Pre-approval leads where the site serves it; otherwise,
 * and while another sale is pending, the question about the vehicle does.
 */
export function vehicleActions(
  vehicle: Pick<Vehicle, "vin" | "status">,
  { locale, storeId }: Pick<PageContext, "locale" | "storeId">,
): { primary: VehicleAction; secondary: VehicleAction } {
  const { preApproval, testDrive } = siteContent(locale, storeId).content.vehicle;
  const words = translator(locale, "vehicle");
  const ask = { href: askHref(vehicle), label: words("page.ask"), short: words("page.askShort") };
  const action = ({ link: { href, label } }: typeof preApproval): VehicleAction | null => {
    const target = actionHref(href, vehicle);
    return target.served ? { href: target.href, label, short: label } : null;
  };
  return {
    primary: (vehicle.status === "available" && action(preApproval)) || ask,
    secondary: action(testDrive) ?? ask,
  };
}
