import { LinkButton } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { SentFacts } from "#content/lead-form/confirmation/sent-facts.tsx";
import { SentGreeting } from "#content/lead-form/confirmation/sent-greeting.tsx";
import { translator } from "#server/content/translator.ts";
import type { SentLead } from "#server/cookies/sent-leads.ts";
import type { PageContext } from "#server/page-context.ts";
import type { LeadFormSection } from "./lead-form-section.ts";

type FormSentProps = {
  section: LeadFormSection;
  sent: SentLead;
  /** The form's address. */
  href: string;
  context: PageContext;
};

/** The confirmation of a content page's form, in its place, with what it knows. */
export function FormSent({ section, sent, href, context }: FormSentProps) {
  const t = translator(context.locale, "forms");
  const { title, text } = sent.alreadyReceived
    ? { title: t("alreadyReceived.title"), text: t("alreadyReceived.text") }
    : section.sent;
  return (
    <>
      <span className="grid size-15 place-items-center rounded-full bg-success text-on-success forced-colors:border">
        <Icon name="check" size={28} />
      </span>
      <h2 id={`${section.id}-title`} className="mt-5 font-bold text-3xl">
        {title}
      </h2>
      <SentGreeting sent={sent} text={text} locale={context.locale} />
      {sent.alreadyReceived ? (
        <p className="mb-7">
          <LinkButton variant="secondary" href={href}>
            {t("alreadyReceived.change")}
          </LinkButton>
        </p>
      ) : null}
      <SentFacts sent={sent} context={context} headingLevel={3} />
    </>
  );
}
