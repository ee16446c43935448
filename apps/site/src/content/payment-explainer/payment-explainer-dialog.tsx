import type { PageContext } from "#server/page-context.ts";
import { PaymentExplainer } from "./payment-explainer.tsx";
import { paymentExplainerContent } from "./payment-explainer-content.ts";
import { PAYMENT_EXPLAINER_ID } from "./payment-explainer-id.ts";

type PaymentExplainerDialogProps = {
  context: Pick<PageContext, "locale" | "storeId">;
  /** Another id, where the dialog of the page may already exist. */
  id?: string;
};

/** The dialog that explains monthly payments. The terms beside each payment open it, also without JavaScript. */
export function PaymentExplainerDialog({ context, id = PAYMENT_EXPLAINER_ID }: PaymentExplainerDialogProps) {
  return <PaymentExplainer content={paymentExplainerContent(context)} id={id} />;
}
