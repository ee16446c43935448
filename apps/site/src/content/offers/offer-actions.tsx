import { formatPhone } from "@forecourt/contact-details";
import { LinkButton } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { RouterLink } from "#content/router-link/router-link.tsx";
import type { AdvertisedOffer } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { offerAction } from "./offer-action.ts";

/** The next step of an offer, and the department's phone number. */
export function OfferActions({ offer, context }: { offer: AdvertisedOffer; context: PageContext }) {
  const { locale, settings } = context;
  const t = translator(locale, "offers");
  const servicePhone = offer.department === "service" ? settings.profile.service?.phone : undefined;
  const phone = servicePhone ?? settings.profile.sales.phone;
  const { href, label } = offerAction(offer, context);
  return (
    <>
      <LinkButton as={RouterLink} href={href} size="lg" block className="mt-5">
        {label}
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
