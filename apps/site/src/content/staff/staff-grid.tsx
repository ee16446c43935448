import type { StaffMember } from "@forecourt/dealership/content";
import { StaffCard } from "@forecourt/ui/staff-card";
import { CardGrid } from "#content/card-grid/card-grid.tsx";
import { staffMemberProps } from "#content/page-sections/dealership/staff-member-props.tsx";
import type { PageContext } from "#server/page-context.ts";

type StaffGridProps = { people: readonly StaffMember[]; context: PageContext };

/** Even cards of people, in the given order. */
export function StaffGrid({ people, context }: StaffGridProps) {
  return (
    <CardGrid as="ul">
      {people.map((member) => (
        <li key={member.slug}>
          <StaffCard {...staffMemberProps(member, context)} departmentLead className="h-full" />
        </li>
      ))}
    </CardGrid>
  );
}
