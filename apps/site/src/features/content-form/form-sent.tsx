import { Icon } from "@forecourt/ui/icon";
import { SentVehicle } from "#content/lead-form/sent-vehicle.tsx";
import { RichText } from "#content/rich-text/rich-text.tsx";
import type { PageContext } from "#server/page-context.ts";
import { vehicleForForm } from "#server/vehicles/find-vehicle.ts";
import type { LeadFormSection } from "./content-lead-form.tsx";

type FormSentProps = {
  section: LeadFormSection;
  /** The vehicle of the sent form. */
  vin: string | null;
  context: PageContext;
};

/** The confirmation of a content page's form, in its place, with the vehicle and the store that has it. */
export function FormSent({ section: { id, sent }, vin, context }: FormSentProps) {
  const vehicle = vin === null ? null : vehicleForForm(vin, context);
  return (
    <>
      <span className="grid size-15 place-items-center rounded-full bg-success text-on-success forced-colors:border">
        <Icon name="check" size={28} />
      </span>
      <h2 id={`${id}-title`} className="mt-5 font-bold text-3xl">
        {sent.title}
      </h2>
      <p className="mt-2 mb-7 max-w-[60ch] text-muted">
        <RichText text={sent.text} />
      </p>
      {vehicle ? <SentVehicle vehicle={vehicle} context={context} headingLevel={3} /> : null}
    </>
  );
}
