import { LinkButton } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { SentVehicle } from "#content/lead-form/sent-vehicle.tsx";
import { RichText } from "#content/rich-text/rich-text.tsx";
import { translator } from "#server/content/translator.ts";
import type { SentLead } from "#server/cookies/sent-leads.ts";
import type { PageContext } from "#server/page-context.ts";
import { vehicleForForm } from "#server/vehicles/find-vehicle.ts";
import type { LeadFormSection } from "./lead-form-section.ts";

type FormSentProps = {
  section: LeadFormSection;
  sent: SentLead;
  /** The form's address. */
  href: string;
  context: PageContext;
};

/** The confirmation of a content page's form, in its place, with the vehicle and the store that has it. */
export function FormSent({ section, sent: { vin, alreadyReceived }, href, context }: FormSentProps) {
  const t = translator(context.locale, "forms");
  const { title, text } = alreadyReceived
    ? { title: t("alreadyReceived.title"), text: t("alreadyReceived.text") }
    : section.sent;
  const vehicle = vin === null ? null : vehicleForForm(vin, context);
  return (
    <>
      <span className="grid size-15 place-items-center rounded-full bg-success text-on-success forced-colors:border">
        <Icon name="check" size={28} />
      </span>
      <h2 id={`${section.id}-title`} className="mt-5 font-bold text-3xl">
        {title}
      </h2>
      <p className="mt-2 mb-7 max-w-[60ch] text-muted">
        <RichText text={text} />
      </p>
      {alreadyReceived ? (
        <p className="mb-7">
          <LinkButton variant="secondary" href={href}>
            {t("alreadyReceived.change")}
          </LinkButton>
        </p>
      ) : null}
      {vehicle ? <SentVehicle vehicle={vehicle} context={context} headingLevel={3} /> : null}
    </>
  );
}
