import type { StaffMember } from "@forecourt/dealership/content";
import type { PageContext } from "../page-context.ts";
import { staffIn } from "./localized-dealership.ts";

/** The staff whom leads reach, since `leadRouting.people` has their address. Pages promise no other person. */
export function routedStaff({
  locale,
  storeId,
  settings,
}: Pick<PageContext, "locale" | "storeId" | "settings">): StaffMember[] {
  const { people = {} } = settings.leadRouting;
  return staffIn(locale, storeId).filter(({ slug }) => Object.hasOwn(people, slug));
}

/**
 * Who answers for a department of a store: its lead, otherwise its first member. Null where the settings name nobody
 * whom leads reach.
 *
 * @example departmentContact("sales", "north", context)?.firstName // "Dana"
 */
export function departmentContact(
  department: StaffMember["department"],
  storeId: string,
  context: Pick<PageContext, "locale" | "storeId" | "settings">,
): StaffMember | null {
  const team = routedStaff(context).filter(
    (member) => member.department === department && member.storeId === storeId,
  );
  return team.find(({ departmentLead }) => departmentLead) ?? team[0] ?? null;
}

/** Who leads a department, at any store. Null where the settings name nobody whom leads reach. */
export function departmentLead(
  department: StaffMember["department"],
  context: Pick<PageContext, "locale" | "storeId" | "settings">,
): StaffMember | null {
  const team = routedStaff(context).filter((member) => member.department === department);
  return team.find(({ departmentLead: isLead }) => isLead) ?? null;
}
