import { DEPARTMENTS, type StaffMember } from "@forecourt/dealership/content";
import { Section } from "@forecourt/ui/container";
import { StaffGrid } from "#content/staff/staff-grid.tsx";
import { staffIn } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";
import type { SectionProps } from "../section-props.ts";

/** All staff members by department, each department's lead first. */
export function TeamSection({ section, context }: SectionProps<"team">) {
  const t = translator(context.locale, "pages");
  const staff = staffIn(context.locale, context.storeId);
  return (
    <div id={section.id}>
      {DEPARTMENTS.map((id) => {
        const people = staff.filter(({ department }) => department === id).sort(leadFirst);
        if (people.length === 0) return null;
        return (
          <Section key={id} gap="detail" title={t(`department.${id}`)}>
            <p className="-mt-2 mb-5 max-w-[64ch] text-muted">{t(`helpsWith.${id}`)}</p>
            <StaffGrid people={people} context={context} />
          </Section>
        );
      })}
    </div>
  );
}

function leadFirst(a: StaffMember, b: StaffMember): number {
  return Number(b.departmentLead ?? false) - Number(a.departmentLead ?? false);
}
