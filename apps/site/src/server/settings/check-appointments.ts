import type { DealershipConfig } from "@forecourt/dealership";
import type { StaffMember } from "@forecourt/dealership/content";
import type { Offer } from "@forecourt/offers";

type Known = {
  staff: readonly Pick<StaffMember, "slug">[];
  offers: readonly Pick<Offer, "id" | "department">[];
};

/**
 * What in the settings of appointments names nobody or nothing: advisers without a member of staff, services with an
 * unknown offer.
 *
 * @param path where the settings stand
 * @example appointmentErrors(settings, { staff, offers }) // ["appointments.service.advisers.0: staff.unknown"]
 */
export function appointmentErrors(
  { appointments }: Pick<DealershipConfig, "appointments">,
  { staff, offers }: Known,
  path = "appointments",
): string[] {
  const { advisers = [], services = [] } = appointments.service ?? {};
  const isStaff = (slug: string) => staff.some((member) => member.slug === slug);
  const isOffer = (id: string) => offers.some((offer) => offer.id === id && offer.department === "service");
  return [
    ...advisers.flatMap((slug, at) =>
      isStaff(slug) ? [] : [`${path}.service.advisers.${at}: staff.unknown`],
    ),
    ...services.flatMap(({ offers: own = [] }, at) =>
      own.every(isOffer) ? [] : [`${path}.service.services.${at}.offers: offer.unknown`],
    ),
  ];
}

/**
 * Why a scheduling system would keep nothing: no store has its ids. Null when one has, or without its address.
 *
 * @example schedulingError("https://scheduling.example.com", settings.stores) // "SCHEDULING_API_URL: …", or null
 */
export function schedulingError(
  apiUrl: string | undefined,
  stores: readonly Pick<DealershipConfig["stores"][number], "scheduling">[],
): string | null {
  if (!apiUrl || stores.some(({ scheduling }) => scheduling)) return null;
  return "SCHEDULING_API_URL is set, but no store of the settings has `scheduling` ids: give a store its ids, or remove the address.";
}
