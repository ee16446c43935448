import { LeadForm } from "#content/lead-form/lead-form.tsx";
import { BackLink, type PreviousStep } from "#content/step-flow/back-link.tsx";
import { vehicleJson } from "#shared/trade-in/vehicle-json.ts";
import { rememberEntry } from "../flow/remembered-entry.ts";
import type { TradeInFlow } from "../flow/use-trade-in.ts";
import { tradeInAddress } from "../trade-in-address.ts";
import type { TradeInContent } from "../trade-in-content.ts";

type ContactStepProps = { content: TradeInContent; flow: TradeInFlow; back: PreviousStep | null };

/** The last step: the site's lead form, which brings the vehicle and the answers. */
export function ContactStep({ content, flow, back }: ContactStepProps) {
  const { contact, subject, given, words } = content;
  const { vehicle, answers } = flow.entry;
  const { year, make, model, mileage } = vehicle ?? {};
  const origin = tradeInAddress(subject, { step: flow.numberOf(flow.step) });
  const hidden = {
    ...contact.hidden,
    origin,
    // The rules of the lead's kind ask for these; the server reads the whole vehicle.
    ...(vehicle && {
      year: String(year),
      make: make ?? "",
      model: model ?? "",
      mileage: String(mileage ?? ""),
    }),
    ...(subject.wanted && { purchaseVin: subject.wanted }),
    ...(subject.terms && { terms: subject.terms }),
    ...(given.sealed && { answers: given.sealed }),
  };
  return (
    <div className="grid gap-5">
      <LeadForm
        form={{ ...contact, hidden }}
        submitBlock
        extra={{ vehicle: vehicle && vehicleJson(vehicle), mileage, answers, purchaseVin: subject.wanted }}
        onAccepted={(page) => {
          // The answers stay with the valuation; the tab forgets what is owed.
          rememberEntry({ vehicle: null, answers: {} });
          location.assign(page);
        }}
      />
      <BackLink back={back} label={words.back} className="justify-self-start" />
    </div>
  );
}
