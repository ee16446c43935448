import { LinkButton } from "@forecourt/ui/button";
import { Container } from "@forecourt/ui/container";
import { Link } from "@forecourt/ui/link";
import { Panel } from "@forecourt/ui/panel";
import { describeEmailForm } from "#content/email-form/describe-email-form.ts";
import { EmailForm } from "#content/email-form/email-form.tsx";
import { FormVehicle } from "#content/lead-form/form-vehicle.tsx";
import { NoticePage } from "#content/notice-page/notice-page.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import type { KnownDetails } from "#server/cookies/known-details.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import {
  LISTING_PATH,
  PRIVACY_PATH,
  WATCH_SENT_PATH,
  watchesApiPath,
  watchPath,
} from "#shared/addresses/public-paths.ts";
import { WATCH_FORM_ID } from "./watch-form-id.ts";

type WatchPageProps = {
  /** Null when there is nothing to watch: a sold vehicle, an unknown address. */
  watched: {
    subject: { vin?: string | undefined; query?: string | undefined };
    label: string;
    page: string;
    /** The vehicle as this visitor sees it. */
    vehicle: VisibleVehicle | null;
  } | null;
  context: PageContext;
  refused: FormProblem | undefined;
  known?: KnownDetails | undefined;
};

/** The form that watches the price of a vehicle, or new matches of a search. */
export function WatchPage({ watched, context, refused, known }: WatchPageProps) {
  const { locale, storeId } = context;
  const t = translator(locale, "watches");
  if (!watched) {
    return (
      <NoticePage icon="mail" title={t("nothing.title")} text={<p>{t("nothing.text")}</p>}>
        <LinkButton as={RouterLink} href={localPath(locale, LISTING_PATH)}>
          {t("browse")}
        </LinkButton>
      </NoticePage>
    );
  }
  const { subject, label, page, vehicle } = watched;
  const { vin, query } = subject;
  const kind = vin === undefined ? "matches" : "price";
  const own = vin === undefined ? { search: query ?? "" } : { vin };
  const form = describeEmailForm({
    context,
    id: WATCH_FORM_ID,
    action: watchesApiPath(storeId),
    next: localPath(locale, WATCH_SENT_PATH),
    hidden: {
      ...(vin === undefined ? { query: query ?? "" } : { vin }),
      origin: localPath(locale, watchPath(own)),
    },
    hint: t("hint"),
    submit: t(`${kind}.submit`),
    note: t.raw("note").replace(PRIVACY_PATH, localPath(locale, PRIVACY_PATH)),
    refused,
    known,
  });
  return (
    <Container width="flow" className="pt-8.5 lg:pt-section">
      <Panel as="section" padding="lg">
        <h1 className="font-bold text-3xl">{t(`${kind}.title`)}</h1>
        <p className="mt-2 mb-5 text-muted">{t(`${kind}.text`)}</p>
        {vehicle ? (
          <FormVehicle vehicle={vehicle} context={context} label={t("watched")} className="mb-5" />
        ) : (
          <p className="mb-5 rounded-md border border-line p-4">
            <span className="block text-caption text-muted">{t("watched")}</span>
            <Link as={RouterLink} href={localPath(locale, page)} className="font-semibold">
              {label}
            </Link>
          </p>
        )}
        <EmailForm form={form} />
      </Panel>
    </Container>
  );
}
