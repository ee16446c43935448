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
