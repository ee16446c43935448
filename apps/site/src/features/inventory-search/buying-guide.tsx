import type { Section as ContentSection } from "@forecourt/dealership/content";
import { Section } from "@forecourt/ui/container";
import { FaqList } from "@forecourt/ui/disclosure";
import { Icon, type IconName } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { Heading } from "@forecourt/ui/text";
import { PlainLink } from "#content/site-frame/plain-link.tsx";
import { siteContent } from "#server/content.ts";
import type { PageContext } from "#server/page-context.ts";
import { isServed } from "#server/static-pages.ts";
import { RichText } from "./rich-text.tsx";

/** What to know before buying used, and the questions people ask: the copy of `/cars-for-sale`. */
export function BuyingGuide({ context }: { context: PageContext }) {
  const page = siteContent(context.locale, context.storeId).content.pages["/cars-for-sale"];
  return page?.sections.map((section) => {
    if (section.kind === "education") return <Education key={section.id} section={section} />;
    if (section.kind === "faqs") return <Questions key={section.id} section={section} />;
    return null;
  });
}

function Education({ section }: { section: Extract<ContentSection, { kind: "education" }> }) {
  return (
    <Section id={section.id} heading={<Heading level={2}>{section.title}</Heading>} lead={section.text}>
      <ul className="grid gap-x-10 gap-y-9 md:grid-cols-2 xl:grid-cols-4">
        {section.items.map((item) => (
          <li key={item.id} className="flex flex-col border-line-strong border-t pt-5">
            <Icon name={item.icon as IconName} size={24} className="text-accent-text" />
            <h3 className="mt-3.5 font-semibold text-xl">{item.title}</h3>
            {item.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-2 text-muted">
                <RichText text={paragraph} />
              </p>
            ))}
            {item.link && isServed(item.link.href) ? (
              <p className="mt-auto pt-4">
                <Link as={PlainLink} variant="standalone" href={item.link.href}>
                  {item.link.label}
                  <Icon name="arrow-right" size={18} />
                </Link>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Questions({ section }: { section: Extract<ContentSection, { kind: "faqs" }> }) {
  return (
    <Section id={section.id} className="grid gap-x-18 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div className="mb-7 lg:mb-0">
        <Heading level={2}>{section.title}</Heading>
        {section.text ? (
          <p className="mt-3 text-muted">
            <RichText text={section.text} />
          </p>
        ) : null}
      </div>
      <FaqList
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
