import { formatPhone } from "@forecourt/contact-details";
import { Section } from "@forecourt/ui/container";
import { FaqList } from "@forecourt/ui/faq-list";
import { Link } from "@forecourt/ui/link";
import { StaffCard } from "@forecourt/ui/staff-card";
import { Heading } from "@forecourt/ui/text";
import { RichText } from "#content/rich-text/rich-text.tsx";
import { staffIn } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { SectionProps } from "../section-props.ts";

/** Questions and answers, and a person to contact. */
export function FaqsSection({ section, context }: SectionProps<"faqs">) {
  return (
    <Section id={section.id} className="grid gap-x-18 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]">
      <div className="mb-7 lg:mb-0">
        <Heading level={2}>{section.title}</Heading>
        {section.text ? (
          <p className="mt-3 max-w-[44ch] text-muted">
            <RichText text={section.text} />
          </p>
        ) : null}
        {section.staffSlug ? <StaffContact slug={section.staffSlug} context={context} /> : null}
      </div>
      <FaqList
        firstOpen
        items={section.items.map(({ id, question, answers }) => ({
          id,
          question,
          answer: answers.map((answer) => (
            <p key={answer} className="not-first:mt-2">
              <RichText text={answer} />
            </p>
          )),
        }))}
      />
    </Section>
  );
}

function StaffContact({ slug, context }: { slug: string; context: PageContext }) {
  const member = staffIn(context.locale, context.storeId).find((person) => person.slug === slug);
  if (!member) return null;
  const store = context.settings.stores.find(({ id }) => id === member.storeId);
  return (
    <StaffCard
      className="mt-6 border-line border-t pt-6 lg:border-t-0 lg:pt-2"
      name={`${member.firstName} ${member.lastName}`}
      seed={member.slug}
      title={
        store
          ? translator(context.locale, "home")("staffAt", { title: member.title, store: store.name })
          : member.title
      }
      action={
        <Link variant="nav" className="font-semibold" href={`tel:${member.phone}`}>
          {formatPhone(member.phone, "general")}
        </Link>
      }
    />
  );
}
