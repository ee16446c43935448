import { formatPhone } from "@forecourt/contact-details";
import type { Seo, StaffMember } from "@forecourt/dealership/content";
import { LinkButton } from "@forecourt/ui/button";
import { Container, Section } from "@forecourt/ui/container";
import { Icon } from "@forecourt/ui/icon";
import { InitialsAvatar } from "@forecourt/ui/initials-avatar";
import { SpecList } from "@forecourt/ui/spec-grid";
import { Heading } from "@forecourt/ui/text";
import { PageCrumbs } from "#content/page-crumbs/page-crumbs.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { routedStaff } from "#server/content/department-contact.ts";
import { staffIn } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { memberPath, personMessagePath } from "#shared/addresses/public-paths.ts";
import { DEPARTMENT_INQUIRIES } from "./department-steps.ts";
import { StaffGrid } from "./staff-grid.tsx";
import { staffSpecs } from "./staff-specs.ts";
import { StaffStructuredData } from "./staff-structured-data.tsx";
import { StaffVisit } from "./staff-visit.tsx";

type StaffPageProps = { member: StaffMember; context: PageContext };

/** The page of a staff member: role, contact, store with hours, what to start online, and colleagues. */
export function StaffPage({ member, context }: StaffPageProps) {
  const { locale, storeId } = context;
  const t = translator(locale, "pages");
  const name = nameOf(member);
  const colleagues = staffIn(locale, storeId).filter(
    (other) => other.department === member.department && other.slug !== member.slug,
  );
  const isRouted = routedStaff(context).some(({ slug }) => slug === member.slug);
  const message = personMessagePath(member.slug, DEPARTMENT_INQUIRIES[member.department]);
  return (
    <Container>
      <PageCrumbs path={memberPath(member.slug)} label={name} context={context} />
      <StaffStructuredData member={member} context={context} />
      <div className="mt-2 grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,25.5rem)]">
        <div className="flex flex-wrap items-start gap-x-8 gap-y-5">
          {member.imageUrl ? null : <InitialsAvatar name={name} seed={member.slug} size="xl" />}
          <div className="min-w-0 flex-1 basis-[min(20rem,100%)]">
            <Heading level={1}>{name}</Heading>
            <p className="mt-1.5 text-lead text-muted">{member.title}</p>
            <p className="mt-3 max-w-[60ch]">{t(`helpsWith.${member.department}`)}</p>
            {member.note ? <p className="mt-2 max-w-[60ch]">{member.note}</p> : null}
            <SpecList className="mt-5 border-line border-y" items={staffSpecs(member, context)} />
            <div className="mt-6 flex flex-wrap gap-3 max-sm:*:flex-[1_1_100%]">
              <LinkButton href={`tel:${member.phone}`} size="lg">
                <Icon name="phone" />
                {t("directLine", { name: member.firstName })}
                <span className="whitespace-nowrap">{formatPhone(member.phone, "general")}</span>
              </LinkButton>
              {isRouted ? (
                <LinkButton as={RouterLink} href={localPath(locale, message)} size="lg" variant="secondary">
                  {t("writeTo", { name: member.firstName })}
                </LinkButton>
              ) : null}
            </div>
          </div>
        </div>
        <StaffVisit member={member} context={context} />
      </div>
      {colleagues.length > 0 ? (
        <Section
          heading={
            <Heading level={2}>
              {t("colleagues", {
                department: t(`department.${member.department}`).toLocaleLowerCase(locale),
              })}
            </Heading>
          }
        >
          <StaffGrid people={colleagues} context={context} />
        </Section>
      ) : null}
    </Container>
  );
}

/** Title and description of a staff member's page. */
export function staffSeo(member: StaffMember, { locale, settings }: PageContext): Seo {
  const t = translator(locale, "pages");
  const values = {
    name: nameOf(member),
    department: t(`department.${member.department}`),
    title: member.title,
    dealership: settings.profile.name,
    city: settings.profile.city,
  };
  return { title: t("staffTitle", values), description: t("staffDescription", values) };
}

function nameOf({ firstName, lastName }: StaffMember): string {
  return `${firstName} ${lastName}`;
}
