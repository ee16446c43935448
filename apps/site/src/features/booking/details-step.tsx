"use client";

import { Link } from "@forecourt/ui/link";
import { LeadForm } from "#content/lead-form/lead-form.tsx";
import { StepFlowLayout } from "#content/step-flow/step-flow-layout.tsx";
import { BookingSummary } from "./booking-summary.tsx";
import type { DetailsStepContent } from "./describe/time-and-details.ts";
import { rememberGarage } from "./garage.ts";

/** The last step: the site's lead form, which books the appointment. */
export function DetailsStep({ content }: { content: DetailsStepContent }) {
  const { form, frame, back, summary } = content;
  const { start, services, adviser, transport, valuation } = form.hidden;
  return (
    <StepFlowLayout {...frame} summary={<BookingSummary summary={summary} />}>
      <LeadForm
        form={form}
        submitBlock
        onSend={({ remember }) => rememberGarage(remember ? form.hidden : null)}
        extra={{ start, services, adviser, transport, valuation }}
      />
      <p className="mt-5">
        <Link href={back.href}>{back.label}</Link>
      </p>
    </StepFlowLayout>
  );
}
