import type { HeldDetails } from "@forecourt/database";
import { LinkButton } from "@forecourt/ui/button";
import { Container } from "@forecourt/ui/container";
import { Icon } from "@forecourt/ui/icon";
import { Panel } from "@forecourt/ui/panel";
import { TokenForm } from "#content/notice-page/token-form.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { pathWith } from "#shared/addresses/path-with.ts";
import { MY_DETAILS_DELETE_API_PATH, MY_DETAILS_EXPORT_API_PATH } from "#shared/addresses/public-paths.ts";
import { HeldApplications } from "./held-applications.tsx";
import { HeldAppointments } from "./held-appointments.tsx";
import { HeldLeads } from "./held-leads.tsx";
import { HeldResumes } from "./held-resumes.tsx";
import { HeldValuations } from "./held-valuations.tsx";
import { HeldWatches } from "./held-watches.tsx";

type HeldDetailsPageProps = {
  details: Omit<HeldDetails, "address"> & { email: string };
  /** The proof, which the export and the deletion carry on. */
  token: string;
  context: PageContext;
};

/** What the server holds about an email address: shown, exported, deleted. */
export function HeldDetailsPage({ details, token, context }: HeldDetailsPageProps) {
  const { locale } = context;
  const t = translator(locale, "myDetails");
  const { email, watches, leads, verifications, valuations, applications, resumes, appointments } = details;
  return (
    <Container className="pt-8.5 lg:pt-11">
      <h1 className="font-bold text-4xl">{t("title")}</h1>
      <p className="mt-2 max-w-[60ch] text-muted">
        {t.rich("proved", { email, b: (chunks) => <strong className="text-text">{chunks}</strong> })}
      </p>
      <div className="mt-8.5 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_372px]">
        <div className="grid gap-8.5">
          <HeldWatches watches={watches} context={context} />
          <HeldLeads leads={leads} verifications={verifications.length} context={context} />
          <HeldAppointments appointments={appointments} context={context} />
          <HeldApplications applications={applications} context={context} />
          <HeldResumes resumes={resumes} context={context} />
          <HeldValuations valuations={valuations} context={context} />
        </div>
        <div className="grid gap-5">
          <Panel as="section" aria-labelledby="copy-title">
            <h2 id="copy-title" className="font-bold text-xl">
              {t("copy.title")}
            </h2>
            <p className="mt-1 mb-4 text-muted">{t("copy.text")}</p>
            <LinkButton
              href={pathWith(MY_DETAILS_EXPORT_API_PATH, { token })}
              download
              variant="secondary"
              block
            >
              {t("copy.submit")}
            </LinkButton>
          </Panel>
          <Panel as="section" aria-labelledby="delete-title" className="border-danger!">
            <h2 id="delete-title" className="font-bold text-xl">
              {t("delete.title")}
            </h2>
            <p className="mt-1 text-muted">{t("delete.final")}</p>
            <ul className="mt-4 mb-5 grid gap-2.5">
              {(["watches", "open", "delivered", "codes"] as const).map((part) => (
                <li key={part} className="flex gap-2.5">
                  <Icon
                    name={part === "delivered" ? "info" : "close"}
                    size={18}
                    className="mt-0.5 shrink-0"
                  />
                  {t(`delete.${part}`)}
                </li>
              ))}
            </ul>
            <TokenForm
              action={MY_DETAILS_DELETE_API_PATH}
              token={token}
              locale={locale}
              label={t("delete.submit")}
              variant="danger"
            />
          </Panel>
        </div>
      </div>
    </Container>
  );
}
