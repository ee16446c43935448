import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { PaymentExplainerContent } from "./payment-explainer.tsx";

/** The texts of the dialog that explains monthly payments, as plain data. */
export function paymentExplainerContent({
  locale,
  storeId,
}: Pick<PageContext, "locale" | "storeId">): PaymentExplainerContent {
  const { title, text, items, note } = siteContent(locale, storeId).content.paymentExplainer;
  const lines = items.map((item) => ({ id: item.id, title: item.title, text: item.text }));
  return { title, text, items: lines, note, close: translator(locale, "frame")("closeMenu") };
}
