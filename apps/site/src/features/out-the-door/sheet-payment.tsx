import { Panel } from "@forecourt/ui/panel";
import { Payment } from "@forecourt/ui/payment";
import { PriceLines } from "@forecourt/ui/price-breakdown";
import { aprPartText } from "#content/payment/apr-part-text.ts";
import { assumedScore } from "#content/payment/assumed-score.ts";
import { estimatedPaymentTexts } from "#content/payment/estimated-payment.tsx";
import { aprText } from "#content/payment/payment-terms.ts";
import { paymentWords } from "#content/payment/payment-words.ts";
import { PAYMENT_EXPLAINER_ID } from "#content/payment-explainer/payment-explainer-id.ts";
import type { PageContext } from "#server/page-context.ts";
import type { Sheet } from "./sheet.ts";
import { dueLines, financedLines } from "./sheet-lines.ts";
import type { SheetWords } from "./sheet-words.ts";

type SheetPaymentProps = {
  sheet: Sheet;
  context: PageContext;
  words: SheetWords;
};

/** The monthly payment with every assumption, and what is due before it. */
export function SheetPayment({ sheet, context, words }: SheetPaymentProps) {
  const { terms, loan } = sheet;
  const { t, money } = words;
  const { locale, settings } = context;
  const { creditTiers, exampleTerms } = settings.finance;
  const { months, payment, assumptions } = loan;
  const labels = paymentWords(locale);
  const rateParts = assumptions.aprParts.map((part) => aprPartText(part, labels, locale));
  return (
    <Panel padding="sm" className="print:break-inside-avoid">
      <p className="font-semibold text-caption text-success-text">
        {t(terms === null ? "exampleTerms" : exampleTerms ? "yourTermsExampleRate" : "yourTerms")}
      </p>
      <Payment
        {...estimatedPaymentTexts(loan, context)}
        size="xl"
        align="start"
        className="mt-1"
        explainedBy={PAYMENT_EXPLAINER_ID}
      />
      <PriceLines ruled className="mt-3" {...financedLines(sheet, words)} />
      <PriceLines
        ruled
        className="border-line border-t"
        lines={[
          { label: t("apr"), amount: aprText(loan.aprBp, locale), note: rateParts.join(" ") },
          { label: t("term"), amount: t("months", { months }) },
          { label: t("score"), amount: assumedScore(assumptions.credit, creditTiers, labels) },
          { label: t("financeCharge"), amount: money(loan.financeCharge) },
        ]}
        total={{
          label: t("totalOfPayments"),
          amount: money(loan.totalOfPayments),
          note: t("payments", { count: months, payment: money(payment) }),
        }}
      />
      <h2 className="mt-4 mb-1 font-semibold print:mt-2">{t("due")}</h2>
      <PriceLines ruled {...dueLines(sheet, words)} />
      <p className="mt-2 text-subtle text-xs">{t("notAnOffer")}</p>
    </Panel>
  );
}
