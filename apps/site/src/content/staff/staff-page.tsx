import { formatPhone } from "@forecourt/contact-details";
import type { Seo, StaffMember } from "@forecourt/dealership/content";
import { LinkButton } from "@forecourt/ui/button";
import { Container, Section } from "@forecourt/ui/container";
import { Grid } from "@forecourt/ui/grid";
import { Icon } from "@forecourt/ui/icon";
import { InitialsAvatar } from "@forecourt/ui/initials-avatar";
import { SpecList } from "@forecourt/ui/spec-grid";
import { StaffCard } from "@forecourt/ui/staff-card";
import { Heading } from "@forecourt/ui/text";
import { PageCrumbs } from "#content/page-crumbs/page-crumbs.tsx";
import { staffMemberProps } from "#content/page-sections/dealership/staff-member-props.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { staffIn } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { memberPath, messagePath } from "#shared/addresses/public-paths.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import { StaffStructuredData } from "./staff-structured-data.tsx";

type StaffPageProps = { member: StaffMember; context: PageContext };

/** The page of a staff member: role, store, languages, contact and colleagues. */
export function StaffPage({ member, context }: StaffPageProps) {
  const { locale, storeId } = context;
  const t = translator(locale, "pages");
  const name = nameOf(member);
  const colleagues = staffIn(locale, storeId).filter(
    (other) => other.department === member.department && other.slug !== member.slug,
  );
  return (
    <Container>
      <PageCrumbs path={memberPath(member.slug)} label={name} context={context} />
      <StaffStructuredData member={member} context={context} />
      <div className="flex flex-wrap items-start gap-x-8 gap-y-5">
        {member.imageUrl ? null : <InitialsAvatar name={name} seed={member.slug} size="xl" />}
        <div className="min-w-0 flex-1 basis-80">
          <Heading level={1}>{name}</Heading>
          <p className="mt-1.5 text-lead text-muted">{member.title}</p>
          {member.note ? <p className="mt-3 max-w-[60ch]">{member.note}</p> : null}
          <SpecList className="mt-5 max-w-120 border-line border-y" items={specsOf(member, context)} />
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton href={`tel:${member.phone}`} size="lg">
              <Icon name="phone" />
              {t("directLine", { name: member.firstName })}
              <span className="tabular-nums">{formatPhone(member.phone, "general")}</span>
            </LinkButton>
            <LinkButton
              as={RouterLink}
              href={localPath(locale, messagePath("general"))}
              size="lg"
              variant="secondary"
            >
              {t("askUs")}
            </LinkButton>
          </div>
        </div>
      </div>
      <Section
        heading={
          <Heading level={2}>
            {t("colleagues", {
              department: t(`department.${member.department}`).toLocaleLowerCase(locale),
            })}
          </Heading>
        }
      >
        <Grid as="ul" columns={4}>
          {colleagues.map((other) => (
            <li key={other.slug}>
              <StaffCard {...staffMemberProps(other, context)} departmentLead={false} />
            </li>
          ))}
        </Grid>
      </Section>
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

function specsOf(member: StaffMember, { locale, settings }: PageContext) {
  const t = translator(locale, "pages");
  const store = settings.stores.find(({ id }) => id === member.storeId);
  const names = new Intl.DisplayNames(intlLocale(locale), { type: "language" });
  const spoken = new Intl.ListFormat(intlLocale(locale)).format(
    ["en", ...member.languages].map((lang) => names.of(lang) ?? lang),
  );
  return [
    { term: t("departmentLabel"), detail: t(`department.${member.department}`) },
    ...(store ? [{ term: t("worksAt"), detail: store.name }] : []),
    { term: t("languagesLabel"), detail: spoken },
    ...(member.rating === null
      ? []
      : [
          {
            term: t("ratingLabel"),
            detail: translator(locale, "home")("rating", { rating: member.rating }),
          },
        ]),
  ];
}
