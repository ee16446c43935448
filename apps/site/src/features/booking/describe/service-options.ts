import type { ServiceSettings } from "#server/appointments/appointment-wish.ts";
import { staffIn } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { ChoiceOption } from "../time-step-content.ts";

/** The advisers and the ways to wait, in the shopper's language. */
export function serviceOptions(
  { advisers, transports }: ServiceSettings,
  storeId: string,
  { locale }: Pick<PageContext, "locale">,
): { advisers: ChoiceOption[]; transports: ChoiceOption[] } {
  const t = translator(locale, "booking");
  const staff = staffIn(locale, storeId);
  const people = advisers.flatMap((slug) => {
    const person = staff.find((member) => member.slug === slug);
    return person ? [{ id: slug, label: `${person.firstName} ${person.lastName}`, text: person.title }] : [];
  });
  return {
    advisers: [{ id: "any", label: t("service.anyAdviser"), text: t("service.anyAdviserText") }, ...people],
    transports: transports.map(({ id, perDay }) => ({
      id,
      label: t(`service.transports.${id}.label`),
      text: t(`service.transports.${id}.text`, { count: perDay ?? 0 }),
    })),
  };
}
