import { LinkButton } from "@forecourt/ui/button";
import { Container } from "@forecourt/ui/container";
import { Icon } from "@forecourt/ui/icon";
import { Panel } from "@forecourt/ui/panel";
import { SentFacts } from "#content/lead-form/confirmation/sent-facts.tsx";
import { SentGreeting } from "#content/lead-form/confirmation/sent-greeting.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import type { SentLead } from "#server/cookies/sent-leads.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { CONTACT_PATH, LISTING_PATH } from "#shared/addresses/public-paths.ts";

type MessageSentProps = { sent: SentLead; context: PageContext };

/** The confirmation of a message: what was sent, its vehicle, the store and who answers. */
export function MessageSent({ sent, context }: MessageSentProps) {
  const { locale } = context;
  const t = translator(locale, "contact");
  return (
    <Container width="flow" className="pt-8.5 lg:pt-section">
      <Panel as="section" padding="lg">
        <span className="grid size-15 place-items-center rounded-full bg-success text-on-success forced-colors:border">
          <Icon name="check" size={28} />
        </span>
        <h1 className="mt-5 font-bold text-3xl">{t("sentTitle")}</h1>
        <SentGreeting sent={sent} text={t("sent")} locale={locale} />
        <SentFacts sent={sent} context={context} headingLevel={2} />
        <p className="mt-7 flex flex-wrap gap-3">
          <LinkButton as={RouterLink} href={localPath(locale, LISTING_PATH)}>
            {t("browse")}
          </LinkButton>
          <LinkButton as={RouterLink} variant="secondary" href={localPath(locale, CONTACT_PATH)}>
            {t("back")}
          </LinkButton>
        </p>
      </Panel>
    </Container>
  );
}
