import { parsePaymentTerms } from "@forecourt/finance";
import type { PageContext } from "../page-context.ts";

/** The context of a page whose address has the parameter `terms`; unchanged for a text that is no terms. */
export function withTerms(context: PageContext, text: string | undefined): PageContext {
  return { ...context, terms: parsePaymentTerms(text, context.settings.finance) };
}
