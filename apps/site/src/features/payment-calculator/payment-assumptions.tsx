import { Button } from "@forecourt/ui/button";
import { Dialog } from "@forecourt/ui/dialog";
import { opensDialog } from "@forecourt/ui/dialog-commands";
import { translator } from "#server/content/translator.ts";
import type { Estimated } from "./estimate/estimated.ts";
import { Figure } from "./estimate/figure.tsx";

/** The id of the dialog that explains a payment. */
export const ASSUMPTIONS_ID = "payment-assumptions";

type PaymentAssumptionsProps = {
  locale: "en" | "es";
  estimated: Estimated;
  /** The note on the kind of terms. */
  note: string;
  closeLabel: string;
  /** What the payment is for, if not the page's vehicle. */
  text?: string;
  /** The id of the dialog about payments in general, if the page has one. */
  generalId?: string;
};

/** How the payment is calculated: its lines, the rate and its parts, the assumptions. */
export function PaymentAssumptions({
  locale,
  estimated,
  note,
  closeLabel,
  text,
  generalId,
}: PaymentAssumptionsProps) {
  const t = translator(locale, "payments");
  return (
    <Dialog id={ASSUMPTIONS_ID} title={t("assumptionsTitle")} closeLabel={closeLabel} size="sm">
      <p className="text-muted">{text ?? t("assumptionsText")}</p>
      <Figure name="lines" estimated={estimated} className="mt-5" />
      <Figure name="facts" estimated={estimated} className="mt-4" />
      <p className="mt-4 text-subtle text-xs">{note}</p>
      {generalId ? (
        <Button variant="secondary" size="sm" className="mt-4" {...opensDialog(generalId)}>
          {t("general")}
        </Button>
      ) : null}
    </Dialog>
  );
}
