import { DEPARTMENTS } from "@forecourt/dealership/content";
import { StaffDepartment } from "@forecourt/ui/staff-department";
import { staffIn } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";
import type { SectionProps } from "../section-props.ts";
import { staffMemberProps } from "./staff-member-props.tsx";

/** All staff members by department, each department's lead first. */
export function TeamSection({ section, context }: SectionProps<"team">) {
  const t = translator(context.locale, "pages");
  const staff = staffIn(context.locale, context.storeId);
  const departments = DEPARTMENTS.map((id) => ({
    id,
    people: staff.filter((member) => member.department === id),
  }));
  return (
    <div
      id={section.id}
      className="mt-8.5 grid divide-y divide-line-strong lg:mt-11 [&>*]:py-9 first:[&>*]:pt-0"
    >
      {departments
        .filter(({ people }) => people.length > 0)
        .map(({ id, people }) => (
          <StaffDepartment
            key={id}
            id={id}
            heading={t(`department.${id}`)}
            people={people.map((member) => staffMemberProps(member, context))}
          />
        ))}
    </div>
  );
}
