import { Button } from "@forecourt/ui/button";
import { Dialog } from "@forecourt/ui/dialog";
import { opensDialog } from "@forecourt/ui/dialog-commands";
import { translator } from "#server/translator.ts";
import { LivePaymentFacts, LivePaymentLines } from "./live-payment-details.tsx";

/** The id of the dialog that opens a vehicle's payment into everything it is made of. */
export const ASSUMPTIONS_ID = "payment-assumptions";

type PaymentAssumptionsProps = {
  locale: "en" | "es";
  /** Says what kind of terms these are. */
  note: string;
  closeLabel: string;
  /** The id of the dialog that explains payments in general. */
  generalId: string;
};

/** This vehicle's payment, worked out before the shopper's eyes: lines, rate and its parts, what is assumed. */
export function PaymentAssumptions({ locale, note, closeLabel, generalId }: PaymentAssumptionsProps) {
  const words = translator(locale, "payments");
  return (
    <Dialog id={ASSUMPTIONS_ID} title={words("assumptionsTitle")} closeLabel={closeLabel} size="sm">
      <p className="text-muted">{words("assumptionsText")}</p>
      <LivePaymentLines className="mt-5" />
      <LivePaymentFacts className="mt-4" />
      <p className="mt-4 text-subtle text-xs">{note}</p>
      <Button variant="secondary" size="sm" className="mt-4" {...opensDialog(generalId)}>
        {words("general")}
      </Button>
    </Dialog>
  );
}
