import { formatPhone } from "@forecourt/contact-details";
import { Container } from "@forecourt/ui/container";
import { FeatureList } from "@forecourt/ui/feature-list";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { PageHeader } from "@forecourt/ui/page-header";
import { Panel } from "@forecourt/ui/panel";
import { serializeVisitor } from "@forecourt/visitor";
import type { ReactNode } from "react";
import { PageCrumbs } from "#content/page-crumbs/page-crumbs.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { MY_DETAILS_PATH, PRIVACY_PATH } from "#shared/addresses/public-paths.ts";
import { type StoredKey, storedKeys } from "#shared/storage/stored-keys.ts";
import { type DeviceDetails, DeviceRows } from "./device-rows.tsx";
import { ExportLink } from "./export-link.tsx";
import { ForgetForm } from "./forget-form.tsx";
import { StoredRows } from "./stored-rows.tsx";

type MyDetailsPageProps = {
  details: DeviceDetails;
  context: PageContext;
  /** The form that asks for the link to what the dealership keeps. */
  server: ReactNode;
};

/** What this device and the dealership keep about a visitor, with a copy and deletion. */
export function MyDetailsPage({ details, context, server }: MyDetailsPageProps) {
  const { locale, settings, storeId } = context;
  const t = translator(locale, "myDetails");
  const { phone } = settings.stores.find(({ id }) => id === storeId) ?? settings.stores[0]!;
  return (
    <Container>
      <PageCrumbs path={MY_DETAILS_PATH} label={t("device.title")} context={context} />
      <PageHeader title={t("device.title")} text={t("device.text", { dealership: settings.profile.name })} />
      <div className="mt-8.5 grid items-start gap-5 lg:mt-11 lg:grid-cols-[minmax(0,1fr)_372px]">
        <div className="grid min-w-0 gap-11">
          <Section id="device" title={t("device.heading")} text={t("device.deviceText")}>
            <Panel as="dl" padding="none" className="peer px-5.5 empty:hidden lg:px-7">
              <DeviceRows details={details} context={context} />
              <StoredRows title={t("device.stored")} notes={storedNotes(locale)} />
            </Panel>
            <p className="text-muted peer-not-empty:hidden">{t("device.nothing")}</p>
          </Section>
          <Section id="server" title={t("device.server")} text={t("device.serverText")}>
            {server}
          </Section>
        </div>
        <div className="grid gap-5">
          <Panel as="section" aria-labelledby="copy">
            <h2 id="copy" className="font-bold text-xl">
              {t("device.copy")}
            </h2>
            <p className="mt-1 mb-4 text-control text-muted">{t("device.copyText")}</p>
            <ExportLink
              label={t("device.export")}
              cookies={{
                ...knownFields(details.profile),
                store: details.storeId,
                functional: details.functional,
              }}
            />
          </Panel>
          <Panel as="section" aria-labelledby="forget" className="border-danger">
            <h2 id="forget" className="font-bold text-xl">
              {t("device.forget")}
            </h2>
            <p className="mt-1 mb-3 text-control text-muted">{t("device.forgetText")}</p>
            <FeatureList
              columns={1}
              icon={<Icon name="close" size={16} />}
              items={[t("device.forgetPoints.details"), t("device.forgetPoints.prices")]}
            />
            <p className="mt-3 text-control text-muted">{t("device.forgetPoints.sent")}</p>
            <div className="mt-5">
              <ForgetForm locale={locale} label={t("device.forgetButton")} />
            </div>
          </Panel>
          <p className="px-1 text-muted text-sm">
            {t.rich("device.questions", {
              phone: formatPhone(phone, "general"),
              call: (chunks) => <Link href={`tel:${phone}`}>{chunks}</Link>,
              policy: (chunks) => (
                <Link as={RouterLink} href={localPath(locale, PRIVACY_PATH)}>
                  {chunks}
                </Link>
              ),
            })}
          </p>
        </div>
      </div>
    </Container>
  );
}

const knownFields = (profile: DeviceDetails["profile"]): Record<string, unknown> =>
  JSON.parse(serializeVisitor(profile, { remember: true }));

type SectionProps = { id: string; title: string; text: string; children: ReactNode };

function Section({ id, title, text, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-bold text-3xl">
        {title}
      </h2>
      <p className="mt-1 mb-4 max-w-[60ch] text-muted">{text}</p>
      {children}
    </section>
  );
}

function storedNotes(locale: PageContext["locale"]) {
  const t = translator(locale, "keptData");
  const notes = storedKeys().map((key) => [key, t(`holds.${key}`)] as const);
  const other = translator(locale, "myDetails")("device.storedNote");
  return { ...(Object.fromEntries(notes) as Record<StoredKey, string>), other };
}
