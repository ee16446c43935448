import { RichText } from "#content/rich-text/rich-text.tsx";
import { translator } from "#server/content/translator.ts";
import type { SentLead } from "#server/cookies/sent-leads.ts";
import type { Locale } from "#shared/addresses/local-path.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";

type SentGreetingProps = {
  sent: Pick<SentLead, "firstName" | "given" | "alreadyReceived">;
  /** What the form says when it was sent. */
  text: string;
  locale: Locale;
};

/** Thanks the sender by first name and names what has come. */
export function SentGreeting({ sent, text, locale }: SentGreetingProps) {
  const t = translator(locale, "forms");
  const things = sent.given.map((part) => t(`confirmation.given.${part}`));
  const list = new Intl.ListFormat(intlLocale(locale)).format(things);
  return (
    <div className="mt-2 mb-7 grid max-w-[60ch] gap-2 text-muted">
      <p>
        {sent.firstName ? (
          <strong className="text-text">{t("confirmation.thanks", { firstName: sent.firstName })} </strong>
        ) : null}
        <RichText text={text} />
      </p>
      {things.length > 0 && !sent.alreadyReceived ? (
        <p>{t("confirmation.received", { things: list })}</p>
      ) : null}
    </div>
  );
}
