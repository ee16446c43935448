import type { StaffMember } from "@forecourt/dealership/content";
import type { PageContext } from "../page-context.ts";
import { staffIn } from "./localized-dealership.ts";

/**
 * Who answers for a department of a store: its lead, otherwise its first member; null where the settings name nobody.
 *
 * @example departmentContact("sales", "north", context)?.firstName // "Dana"
 */
export function departmentContact(
  department: StaffMember["department"],
  storeId: string,
  { locale, storeId: visitorStore }: Pick<PageContext, "locale" | "storeId">,
): StaffMember | null {
  const team = staffIn(locale, visitorStore).filter(
    (member) => member.department === department && member.storeId === storeId,
  );
  return team.find(({ departmentLead }) => departmentLead) ?? team[0] ?? null;
}
