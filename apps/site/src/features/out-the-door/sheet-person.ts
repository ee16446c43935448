import { departmentContact } from "#server/content/department-contact.ts";
import type { PageContext } from "#server/page-context.ts";

export type SheetPerson = { name: string; title: string; phone: string };

/** Who answers for a sheet: the store's sales contact, otherwise the general manager. */
export function sheetPerson(
  storeId: string,
  context: Pick<PageContext, "locale" | "settings" | "storeId">,
): SheetPerson {
  const member = departmentContact("sales", storeId, context);
  const { fullName, title, phone } = context.settings.profile.employees.generalManager;
  if (!member) return { name: fullName, title, phone };
  const { firstName, lastName } = member;
  return { name: `${firstName} ${lastName}`, title: member.title, phone: member.phone };
}
