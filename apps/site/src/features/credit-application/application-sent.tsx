import { LinkButton } from "@forecourt/ui/button";
import { Container } from "@forecourt/ui/container";
import { Icon } from "@forecourt/ui/icon";
import { Panel } from "@forecourt/ui/panel";
import { SentFacts } from "#content/lead-form/confirmation/sent-facts.tsx";
import { SentGreeting } from "#content/lead-form/confirmation/sent-greeting.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import type { SentLead } from "#server/cookies/sent-leads.ts";
import type { ApplicationSection } from "#server/lender/application-section.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { LISTING_PATH } from "#shared/addresses/public-paths.ts";

type ApplicationSentProps = { section: ApplicationSection; sent: SentLead; context: PageContext };

/** The confirmation of an application: what happens with it, when a hard inquiry comes, and who answers. */
export function ApplicationSent({ section, sent, context }: ApplicationSentProps) {
  const { locale } = context;
  const { title, text, next } = section.sent;
  return (
    <Container width="flow" className="pt-8.5 lg:pt-section">
      <Panel as="section" padding="lg">
        <span className="grid size-15 place-items-center rounded-full bg-success text-on-success forced-colors:border">
          <Icon name="check" size={28} />
        </span>
        <h1 className="mt-5 font-bold text-3xl">{title}</h1>
        <SentGreeting sent={{ ...sent, given: [] }} text={text} locale={locale} />
        <ol className="mb-7 grid max-w-[60ch] gap-3">
          {next.map((line, index) => (
            <li key={line} className="flex gap-3.5">
              <span
                aria-hidden="true"
                className="grid size-7 shrink-0 place-content-center rounded-full bg-surface-sunken font-semibold text-caption"
              >
                {index + 1}
              </span>
              <span className="min-w-0">{line}</span>
            </li>
          ))}
        </ol>
        <SentFacts sent={sent} context={context} headingLevel={2} />
        <p className="mt-7">
          <LinkButton as={RouterLink} variant="secondary" href={localPath(locale, LISTING_PATH)}>
            {translator(locale, "creditApplication")("browse")}
          </LinkButton>
        </p>
      </Panel>
    </Container>
  );
}
