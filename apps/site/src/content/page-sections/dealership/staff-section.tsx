import { Section } from "@forecourt/ui/container";
import { Heading } from "@forecourt/ui/text";
import { StaffGrid } from "#content/staff/staff-grid.tsx";
import { staffIn } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { TEAM_PATH } from "#shared/addresses/public-paths.ts";
import type { SectionProps } from "../section-props.ts";
import { ForwardLink } from "../text/forward-link.tsx";

/** Some staff members of one department, its lead first. */
export function StaffSection({ section, context }: SectionProps<"staff">) {
  const { id, title, text, department, limit } = section;
  const { locale, storeId } = context;
  const people = staffIn(locale, storeId)
    .filter((member) => member.department === department)
    .sort((a, b) => Number(b.departmentLead ?? false) - Number(a.departmentLead ?? false))
    .slice(0, limit);
  if (people.length === 0) return null;
  const all = {
    href: localPath(locale, TEAM_PATH),
    label: translator(locale, "pages")("wholeTeam"),
  };
  return (
    <Section
      id={id}
      heading={<Heading level={2}>{title}</Heading>}
      lead={text}
      action={<ForwardLink link={all} />}
    >
      <StaffGrid people={people} context={context} />
    </Section>
  );
}
