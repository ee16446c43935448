import { LinkButton } from "@forecourt/ui/button";
import type { IconName } from "@forecourt/ui/icon";
import { NoticePage } from "#content/notice-page/notice-page.tsx";
import { TokenForm } from "#content/notice-page/token-form.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { LISTING_PATH, WATCH_CONFIRM_API_PATH, WATCH_STOP_API_PATH } from "#shared/addresses/public-paths.ts";

/** What is said after a step, or about a link that does not work. */
export type WatchNoticeName = "sent" | "confirmed" | "stopped" | "over" | "invalid";

const ICONS: Record<WatchNoticeName, IconName> = {
  sent: "mail",
  confirmed: "check",
  stopped: "check",
  over: "clock",
  invalid: "warning",
};

/** A page with one message about watches, and the way back to the vehicles. */
export function WatchNotice({ name, context }: { name: WatchNoticeName; context: PageContext }) {
  const t = translator(context.locale, "watches");
  const isDone = name === "confirmed" || name === "stopped";
  return (
    <NoticePage
      icon={ICONS[name]}
      tone={isDone ? "success" : "neutral"}
      title={t(`${name}.title`)}
      text={<p>{t(`${name}.text`)}</p>}
    >
      <LinkButton as={RouterLink} href={localPath(context.locale, LISTING_PATH)} variant="secondary">
        {t("browse")}
      </LinkButton>
    </NoticePage>
  );
}

type LinkPageProps = { token: string; label: string | null; context: PageContext };

/** The page of a link that confirms: its button starts the emails. */
export function ConfirmWatchPage({ token, label, context }: LinkPageProps) {
  const { locale } = context;
  const t = translator(locale, "watches");
  return (
    <NoticePage
      icon="mail"
      title={t("confirm.title")}
      text={
        <>
          {label === null ? null : <p className="font-semibold text-text">{label}</p>}
          <p>{t("confirm.text")}</p>
        </>
      }
    >
      <TokenForm action={WATCH_CONFIRM_API_PATH} token={token} locale={locale} label={t("confirm.submit")} />
    </NoticePage>
  );
}

/** The page of a link that unsubscribes, from one watch or from all of an address. */
export function StopWatchesPage({ token, label, all, context }: LinkPageProps & { all: boolean }) {
  const { locale } = context;
  const t = translator(locale, "watches");
  return (
    <NoticePage
      icon="mail"
      title={t(all ? "stop.allTitle" : "stop.title")}
      text={
        <>
          {label === null ? null : <p className="font-semibold text-text">{label}</p>}
          <p>{t(all ? "stop.allText" : "stop.text")}</p>
        </>
      }
    >
      <TokenForm
        action={WATCH_STOP_API_PATH}
        token={token}
        locale={locale}
        label={t(all ? "stop.allSubmit" : "stop.submit")}
      />
    </NoticePage>
  );
}
