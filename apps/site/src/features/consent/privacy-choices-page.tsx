import { Button } from "@forecourt/ui/button";
import { Checkbox } from "@forecourt/ui/checkbox";
import { Container } from "@forecourt/ui/container";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { PageHeader } from "@forecourt/ui/page-header";
import { Panel } from "@forecourt/ui/panel";
import { PageCrumbs } from "#content/page-crumbs/page-crumbs.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import type { RequestConsent } from "#server/cookies/request-consent.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { PRIVACY_CHOICES_API_PATH } from "#shared/addresses/privacy-choices-api-path.ts";
import { PRIVACY_CHOICES_PATH, PRIVACY_PATH } from "#shared/addresses/public-paths.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import { describePreferences } from "./describe-preferences.ts";

type PrivacyChoicesPageProps = { consent: RequestConsent; saved: boolean; context: PageContext };

/** "Your Privacy Choices": a native form with a box per category, and the record of the last choice. */
export function PrivacyChoicesPage({ consent, saved, context }: PrivacyChoicesPageProps) {
  const { locale } = context;
  const t = translator(locale, "consent");
  const { categories, note, deny, save } = describePreferences(locale, consent);
  return (
    <Container width="flow">
      <PageCrumbs path={PRIVACY_CHOICES_PATH} label={t("choices")} context={context} />
      <PageHeader title={t("choices")} text={t("choicesText")} />
      <Panel as="section" aria-label={t("preferences")} className="mt-8.5">
        {saved ? (
          <p role="status" className="mb-5 flex items-center gap-2 font-semibold text-success">
            <Icon name="check" size={20} />
            {t("saved")}
          </p>
        ) : null}
        <p className="text-muted">{recordText(consent, context)}</p>
        <form method="post" action={PRIVACY_CHOICES_API_PATH}>
          <div className="mt-5 divide-y divide-line border-line border-y">
            {categories.map(({ value, label, description, on, locked, unavailable = false }) => (
              <Checkbox
                key={value}
                name={value}
                label={<span className="font-semibold">{locked ? `${label} · ${locked}` : label}</span>}
                description={description}
                defaultChecked={on && !unavailable}
                disabled={locked !== undefined || unavailable}
                className="w-full py-4"
              />
            ))}
          </div>
          <p className="mt-5 text-control">{note}</p>
          <div className="mt-6 grid gap-3 sm:grid-cols-2">
            <Button type="submit" name="consent" value="deny" variant="secondary">
              {deny}
            </Button>
            <Button type="submit" name="consent" value="save-and-continue">
              {save}
            </Button>
          </div>
        </form>
      </Panel>
      <p className="mt-5 text-muted text-sm">
        {t.rich("privacy", {
          policy: (chunks) => (
            <Link as={RouterLink} href={localPath(locale, PRIVACY_PATH)}>
              {chunks}
            </Link>
          ),
        })}
      </p>
    </Container>
  );
}

function recordText({ record }: RequestConsent, { locale, settings }: PageContext): string {
  const t = translator(locale, "consent");
  if (record === null) return t(settings.cookies.tier < 2 ? "automatic" : "notRecorded");
  const { choice, chosenAt, policyVersion: version } = record;
  if (choice === "automatic") return t("automatic");
  const format = new Intl.DateTimeFormat(intlLocale(locale), {
    dateStyle: "long",
    timeZone: settings.profile.timezone,
  });
  const date = format.format(chosenAt * 1000);
  if (choice === "remember-details") return t("remembered", { date });
  const label = t(choice === "save-and-continue" ? "save" : choice);
  return t("recorded", { choice: label, date, version });
}
