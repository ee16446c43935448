import { formatPhone } from "@forecourt/contact-details";
import { LinkButton } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { RouterLink } from "#content/router-link/router-link.tsx";
import type { AdvertisedOffer } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { messagePath, SERVICE_SCHEDULE_PATH } from "#shared/addresses/public-paths.ts";

/** The actions of an offer: schedule service or contact sales, and the department's phone number. */
export function OfferActions({ offer, context }: { offer: AdvertisedOffer; context: PageContext }) {
  const { locale, settings } = context;
  const t = translator(locale, "offers");
  const isService = offer.department === "service";
  const phone = (isService ? settings.profile.service?.phone : undefined) ?? settings.profile.sales.phone;
  const primary = isService
    ? { href: SERVICE_SCHEDULE_PATH, label: t("book") }
    : { href: messagePath("purchase"), label: t("use") };
  return (
    <>
      <LinkButton as={RouterLink} href={localPath(locale, primary.href)} size="lg" block className="mt-5">
        {primary.label}
      </LinkButton>
      <p className="mt-5 flex items-start gap-3 text-sm">
        <Icon name="phone" size={18} className="mt-0.5 shrink-0 text-accent-text" />
        <span>
          <span className="block font-semibold">{t("ask")}</span>
          {t.rich("mention", {
            name: offer.name,
            phone: formatPhone(phone, "general"),
            call: (chunks) => <Link href={`tel:${phone}`}>{chunks}</Link>,
          })}
        </span>
      </p>
    </>
  );
}
