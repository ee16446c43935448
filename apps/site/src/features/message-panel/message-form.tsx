import { Link } from "@forecourt/ui/link";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import type { ReactNode } from "react";
import { FormFields } from "#content/lead-form/form-fields.tsx";
import { LeadForm } from "#content/lead-form/lead-form.tsx";
import type { AcceptedLead } from "#content/lead-form/sending/send-lead.ts";
import type { MessagePanelContent } from "./message-panel-content.ts";
import { QuickPhrases } from "./quick-phrases.tsx";

type MessageFormProps = {
  content: MessagePanelContent;
  callIcon: ReactNode;
  onSent: (accepted: AcceptedLead) => void;
};

/** The form of the panel: the vehicle, the lead form's fields, quick phrases, and the store's phone. */
export function MessageForm({ content, callIcon, onSent }: MessageFormProps) {
  const { form, vehicle, phrases, call } = content;
  return (
    <LeadForm
      form={form}
      submitBlock
      event="ConversationStarted"
      besideSubmit={
        <Link variant="standalone" href={call.href} aria-label={call.name}>
          {callIcon}
          {call.label}
        </Link>
      }
      onAccepted={(_page, accepted) => onSent(accepted)}
    >
      {vehicle ? (
        <div className="col-span-2 flex items-center gap-4 rounded-md bg-surface-sunken p-3">
          <VehicleImage {...vehicle.picture} ratio="thumb" className="w-24 shrink-0 rounded-sm" />
          <p className="min-w-0">
            <span className="block font-semibold leading-snug">{vehicle.name}</span>
            <span className="text-muted text-sm">{vehicle.note}</span>
          </p>
        </div>
      ) : null}
      <FormFields />
      {phrases.list.length > 0 ? <QuickPhrases {...phrases} /> : null}
    </LeadForm>
  );
}
