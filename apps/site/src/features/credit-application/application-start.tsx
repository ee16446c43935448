import { formatPhone } from "@forecourt/contact-details";
import { formatPaymentTerms } from "@forecourt/finance";
import { LinkButton } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { FormVehicle } from "#content/lead-form/form-vehicle.tsx";
import { RichText } from "#content/rich-text/rich-text.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import type { ApplicationSection } from "#server/lender/application-section.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { CREDIT_APPLICATION_PATH } from "#shared/addresses/public-paths.ts";
import { addressWithTerms } from "#shared/payment-terms/address-with-terms.ts";
import { stepAddress } from "./application-address.ts";

type ApplicationStartProps = {
  section: ApplicationSection;
  vehicle: VisibleVehicle | null;
  context: PageContext;
  /** Whether a lender takes applications. */
  isOffered: boolean;
};

/** The way to the application; where no lender takes any, the pre-approval and the phone (reading 50). */
export function ApplicationStart({ section, vehicle, context, isOffered }: ApplicationStartProps) {
  const { locale, storeId, settings } = context;
  const t = translator(locale, "creditApplication");
  const { title, text } = isOffered ? section : section.unavailable;
  const path = localPath(locale, CREDIT_APPLICATION_PATH);
  const start = addressWithTerms(
    stepAddress({ path, vin: vehicle?.vin ?? null }, "applicants"),
    context.terms && formatPaymentTerms(context.terms),
  );
  const store = settings.stores.find(({ id }) => id === storeId) ?? settings.stores[0]!;
  const phone = formatPhone(store.phone, "general");
  return (
    <>
      <h2 id={`${section.id}-title`} className="font-bold text-4xl">
        {title}
      </h2>
      {text ? <p className="mt-2 mb-6 text-lg text-muted">{text}</p> : <div className="mb-6" />}
      {isOffered && vehicle ? (
        <FormVehicle
          vehicle={vehicle}
          context={context}
          label={translator(locale, "forms")("about")}
          className="mb-6"
        />
      ) : null}
      <div className="flex flex-wrap gap-3">
        {isOffered ? (
          <LinkButton href={start} size="lg">
            {section.button}
          </LinkButton>
        ) : (
          <LinkButton as={RouterLink} href={section.unavailable.link.href} size="lg">
            {section.unavailable.link.label}
          </LinkButton>
        )}
        <LinkButton href={`tel:${store.phone}`} size="lg" variant="secondary">
          <Icon name="phone" />
          {t("call", { phone })}
        </LinkButton>
      </div>
      {section.note ? (
        <p className="mt-6 text-control text-muted">
          <RichText text={section.note} />
        </p>
      ) : null}
    </>
  );
}
