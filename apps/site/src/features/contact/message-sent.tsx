import { openState } from "@forecourt/calendar";
import { formatPhone } from "@forecourt/contact-details";
import { LinkButton } from "@forecourt/ui/button";
import { Container } from "@forecourt/ui/container";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { Panel } from "@forecourt/ui/panel";
import { openSentence } from "#content/hours/open-state-text.ts";
import { SentVehicle } from "#content/lead-form/sent-vehicle.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { vehicleForForm } from "#server/vehicles/find-vehicle.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { CONTACT_PATH, LISTING_PATH } from "#shared/addresses/public-paths.ts";

type MessageSentProps = {
  /** The vehicle of the message. */
  vin: string | null;
  context: PageContext;
};

/** The confirmation of a message: its vehicle, the store that answers, and the next steps. */
export function MessageSent({ vin, context }: MessageSentProps) {
  const { locale, settings, storeId, now } = context;
  const t = translator(locale, "contact");
  const vehicle = vin === null ? null : vehicleForForm(vin, context);
  const answering = vehicle?.storeId ?? storeId;
  const store = settings.stores.find(({ id }) => id === answering) ?? settings.stores[0]!;
  const hours = store.hours.sales ?? settings.profile.sales;
  const state = openSentence(openState(hours, now, settings.profile.timezone), locale, now);
  return (
    <Container width="flow" className="pt-8.5 lg:pt-section">
      <Panel as="section" padding="lg">
        <span className="grid size-15 place-items-center rounded-full bg-success text-on-success forced-colors:border">
          <Icon name="check" size={28} />
        </span>
        <h1 className="mt-5 font-bold text-3xl">{t("sentTitle")}</h1>
        <p className="mt-2 mb-7 max-w-[60ch] text-muted">{t("sent")}</p>
        {vehicle ? <SentVehicle vehicle={vehicle} context={context} headingLevel={2} /> : null}
        <h2 className="mt-7 font-semibold">{t("nextTitle")}</h2>
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
          <LinkButton as={RouterLink} variant="secondary" href={localPath(locale, CONTACT_PATH)}>
            {t("back")}
          </LinkButton>
        </p>
      </Panel>
    </Container>
  );
}
