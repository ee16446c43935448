import { staffIn } from "#server/content/localized-dealership.ts";
import type { PageContext } from "#server/page-context.ts";

export type SheetPerson = { name: string; title: string; phone: string };

/**
 * Who answers for a sheet: the lead of the store's sales team, otherwise its first member, otherwise the general
 * manager.
 */
export function sheetPerson(
  storeId: string,
  { locale, settings, storeId: visitorStore }: Pick<PageContext, "locale" | "settings" | "storeId">,
): SheetPerson {
  const team = staffIn(locale, visitorStore).filter(
    (member) => member.department === "sales" && member.storeId === storeId,
  );
  const member = team.find(({ departmentLead }) => departmentLead) ?? team[0];
  const { fullName, title, phone } = settings.profile.employees.generalManager;
  if (!member) return { name: fullName, title, phone };
  const { firstName, lastName } = member;
  return { name: `${firstName} ${lastName}`, title: member.title, phone: member.phone };
}
