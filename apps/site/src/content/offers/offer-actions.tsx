import { formatPhone } from "@forecourt/contact-details";
import { LinkButton } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { RouterLink } from "#content/router-link/router-link.tsx";
import type { AdvertisedOffer } from "#server/content/dealership-words.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { messagePath, SERVICE_SCHEDULE_PATH } from "#shared/addresses/public-paths.ts";

/** Ways to use an offer: the workshop's calendar or a question to sales, and the department's phone. */
export function OfferActions({ offer, context }: { offer: AdvertisedOffer; context: PageContext }) {
  const { locale, settings } = context;
  const words = translator(locale, "offers");
  const isService = offer.department === "service";
  const phone = (isService ? settings.profile.service?.phone : undefined) ?? settings.profile.sales.phone;
  const primary = isService
    ? { href: SERVICE_SCHEDULE_PATH, label: words("book") }
    : { href: messagePath("purchase"), label: words("use") };
  return (
    <>
      <LinkButton as={RouterLink} href={localPath(locale, primary.href)} size="lg" block className="mt-5">
        {primary.label}
      </LinkButton>
      <p className="mt-5 flex items-start gap-3 text-sm">
        <Icon name="phone" size={18} className="mt-0.5 shrink-0 text-accent-text" />
        <span>
          <span className="block font-semibold">{words("ask")}</span>
          {words.rich("mention", {
            name: offer.name,
            phone: formatPhone(phone, "general"),
            call: (chunks) => <Link href={`tel:${phone}`}>{chunks}</Link>,
          })}
        </span>
      </p>
    </>
  );
}
