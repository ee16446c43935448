import { type ComponentProps, useId } from "react";
import { cx } from "../class-names/class-names.ts";
import { StaffCard, type StaffCardProps } from "./staff-card.tsx";

export type StaffDepartmentProps = Omit<ComponentProps<"section">, "children"> & {
  /** The department's name. */
  heading: string;
  headingLevel?: 2 | 3;
  /** In any order; the department head is shown first. */
  people: readonly StaffCardProps[];
};

/** A department: its head in a card, then the other members. */
export function StaffDepartment({
  heading,
  headingLevel = 2,
  people,
  className,
  ...rest
}: StaffDepartmentProps) {
  const headingId = useId();
  const HeadingElement = `h${headingLevel}` as const;
  const cardLevel = headingLevel === 2 ? 3 : 4;
  const leads = people.filter(({ departmentLead }) => departmentLead);
  const others = people.filter(({ departmentLead }) => !departmentLead);
  return (
    <section
      aria-labelledby={headingId}
      className={cx("grid gap-x-6 gap-y-5 lg:grid-cols-[9.5rem_minmax(0,1fr)]", className)}
      {...rest}
    >
      <HeadingElement id={headingId} className="font-bold text-2xl">
        {heading}
      </HeadingElement>
      <ul className="@container grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] items-start gap-x-6 gap-y-7">
        {leads.map((person) => (
          <li key={person.name} className="@min-[26rem]:col-span-2 @min-[26rem]:row-span-2">
            <StaffCard headingLevel={cardLevel} {...person} />
          </li>
        ))}
        {others.map((person) => (
          <li key={person.name} className="@min-[26rem]:pt-2.5">
            <StaffCard headingLevel={cardLevel} {...person} />
          </li>
        ))}
      </ul>
    </section>
  );
}
