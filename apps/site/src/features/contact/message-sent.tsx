import { openState } from "@forecourt/calendar";
import { formatPhone } from "@forecourt/contact-details";
import { LinkButton } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { openSentence } from "#content/hours/open-state-text.ts";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { CONTACT_PATH, LISTING_PATH } from "#shared/addresses/public-paths.ts";

type MessageSentProps = { context: PageContext; headingLevel: 1 | 2 };

/** The confirmation of a message with the next steps: a page, or in place of the form. */
export function MessageSent({ context, headingLevel }: MessageSentProps) {
  const { locale, settings, storeId, now } = context;
  const t = translator(locale, "contact");
  const Heading = `h${headingLevel}` as const;
  const Next = headingLevel === 1 ? "h2" : "h3";
  const store = settings.stores.find(({ id }) => id === storeId) ?? settings.stores[0]!;
  const hours = store.hours.sales ?? settings.profile.sales;
  const state = openSentence(openState(hours, now, settings.profile.timezone), locale, now);
  return (
    <>
      <span className="grid size-15 place-items-center rounded-full bg-success text-on-success forced-colors:border">
        <Icon name="check" size={28} />
      </span>
      <Heading tabIndex={-1} className="mt-5 font-bold text-3xl outline-none">
        {t("sentTitle")}
      </Heading>
      <p className="mt-2 max-w-[60ch] text-muted">{t("sent")}</p>
      <Next className="mt-7 font-semibold">{t("nextTitle")}</Next>
      <ol className="mt-2 grid list-decimal gap-1.5 pl-5 text-control text-muted">
        <li>{t("nextDesk")}</li>
        <li>{t("nextReply", state)}</li>
        <li>
          {t.rich("nextPhone", {
            phone: formatPhone(store.phone, "general"),
            call: (chunks) => <Link href={`tel:${store.phone}`}>{chunks}</Link>,
          })}
        </li>
      </ol>
      <p className="mt-7 flex flex-wrap gap-3">
        <LinkButton as={RouterLink} href={localPath(locale, LISTING_PATH)}>
          {t("browse")}
        </LinkButton>
        {headingLevel === 1 ? (
          <LinkButton as={RouterLink} variant="secondary" href={localPath(locale, CONTACT_PATH)}>
            {t("back")}
          </LinkButton>
        ) : null}
      </p>
    </>
  );
}
