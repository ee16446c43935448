import { formatPhone } from "@forecourt/contact-details";
import type { Page, Section, StaffMember } from "@forecourt/dealership/content";
import { LinkButton } from "@forecourt/ui/button";
import { Container } from "@forecourt/ui/container";
import { Icon } from "@forecourt/ui/icon";
import { PageHeader } from "@forecourt/ui/page-header";
import { Panel } from "@forecourt/ui/panel";
import { PageCrumbs } from "#content/page-crumbs/page-crumbs.tsx";
import { HoursSection } from "#content/page-sections/dealership/hours-section.tsx";
import { LocationsSection } from "#content/page-sections/dealership/locations-section.tsx";
import { StaffNote } from "#content/page-sections/dealership/staff-note.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import type { KnownDetails } from "#server/cookies/known-details.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { CONTACT_PATH } from "#shared/addresses/public-paths.ts";
import { ContactForm, type Prefilled } from "./contact-form.tsx";

type ContactPageProps = {
  page: Page;
  context: PageContext;
  about: string | undefined;
  vehicle: VisibleVehicle | null;
  /** The staff member that the message is for. */
  person: StaffMember | null;
  refused: FormProblem | undefined;
  known: KnownDetails | undefined;
  prefilled: Prefilled | null;
};

/** The contact page: stores with hours, and the contact form. */
export function ContactPage({
  page,
  context,
  about,
  vehicle,
  person,
  refused,
  known,
  prefilled,
}: ContactPageProps) {
  const { locale, storeId, settings } = context;
  const t = translator(locale, "contact");
  const { content } = siteContent(locale, storeId);
  const store = settings.stores.find(({ id }) => id === storeId) ?? settings.stores[0]!;
  const locations = sectionsOf(page, "locations");
  const forms = sectionsOf(page, "contact-form");

  return (
    <Container>
      <PageCrumbs path={CONTACT_PATH} label={content.menus["contact-us"] ?? ""} context={context} />
      <PageHeader
        title={page.heading?.title}
        text={page.heading?.text}
        aside={
          <LinkButton href={`tel:${store.phone}`} size="lg">
            <Icon name="phone" />
            <span>
              {t.rich("callNow", {
                phone: formatPhone(store.phone, "general"),
                number: (chunks) => <span className="whitespace-nowrap">{chunks}</span>,
              })}
            </span>
          </LinkButton>
        }
      />
      {locations.map(({ id, title }) => (
        <LocationsSection key={id} id={id} title={title} context={context} />
      ))}
      <div className="mt-8.5 grid items-start gap-5 lg:mt-16 lg:grid-cols-[minmax(0,1fr)_408px]">
        <div className="grid gap-5">
          {forms.map((section) => (
            <Panel
              key={section.id}
              as="section"
              padding="lg"
              id={section.id}
              aria-labelledby={`${section.id}-title`}
            >
              <h2 id={`${section.id}-title`} className="font-bold text-4xl">
                {section.title}
              </h2>
              {section.text ? <p className="mt-2 mb-6 text-lg text-muted">{section.text}</p> : null}
              <ContactForm
                section={section}
                context={context}
                about={about}
                vehicle={vehicle}
                person={person}
                refused={refused}
                known={known}
                prefilled={prefilled}
              />
            </Panel>
          ))}
        </div>
        <div className="grid gap-5">
          {page.sections.map((section) => (
            <AsideSection key={section.id} section={section} context={context} />
          ))}
        </div>
      </div>
    </Container>
  );
}

/** A section beside the form; other kinds of sections are placed above. */
function AsideSection({ section, context }: { section: Section; context: PageContext }) {
  switch (section.kind) {
    case "hours":
      return <HoursSection id={section.id} context={context} />;
    case "staff-note":
      return <StaffNote {...section} context={context} />;
    default:
      return null;
  }
}

function sectionsOf<Kind extends Section["kind"]>({ sections }: Page, kind: Kind) {
  return sections.filter((section): section is Extract<Section, { kind: Kind }> => section.kind === kind);
}
