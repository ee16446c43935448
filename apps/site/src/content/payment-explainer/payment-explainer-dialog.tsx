import { Dialog } from "@forecourt/ui/dialog";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { PAYMENT_EXPLAINER_ID } from "./payment-explainer-id.ts";

type PaymentExplainerDialogProps = {
  context: Pick<PageContext, "locale" | "storeId">;
  /** Another id, where the dialog of the page may already exist. */
  id?: string;
};

/** The dialog that explains monthly payments. The terms beside each payment open it, also without JavaScript. */
export function PaymentExplainerDialog({ context, id = PAYMENT_EXPLAINER_ID }: PaymentExplainerDialogProps) {
  const { paymentExplainer } = siteContent(context.locale, context.storeId).content;
  return (
    <Dialog
      id={id}
      title={paymentExplainer.title}
      closeLabel={translator(context.locale, "frame")("closeMenu")}
    >
      <p className="text-muted">{paymentExplainer.text}</p>
      <dl className="mt-4 divide-y divide-line border-line border-y">
        {paymentExplainer.items.map(({ id, title, text }) => (
          <div key={id} className="grid gap-x-5 gap-y-0.5 py-3 md:grid-cols-[148px_1fr]">
            <dt className="font-semibold text-control">{title}</dt>
            <dd className="text-muted text-sm">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-subtle">{paymentExplainer.note}</p>
    </Dialog>
  );
}
