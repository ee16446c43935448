import { formatPhone } from "@forecourt/contact-details";
import { parseRichText } from "@forecourt/dealership/content";
import type { LeadKind } from "@forecourt/leads/forms";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { LeadFormContent } from "./lead-form-content.ts";

/** The message of each form of a page; the unlock form has its own (docs/product/forms.md, "Texts of a form"). */
const MESSAGE = {
  CAREERS: "failed.careers",
  APPLY_FINANCING: "failed.financing",
  SELL_OR_TRADE: "failed.sellOrTrade",
  SERVICE: "failed.service",
  SCHEDULE_TEST_DRIVE: "failed.testDrive",
} as const satisfies Partial<Record<LeadKind, string>>;

/**
 * What a form says when it could not be sent, with the phone of the visitor's store.
 *
 * @example formFailure("CAREERS", context).title // "Something went wrong"
 */
export function formFailure(
  kind: LeadKind,
  { locale, storeId, settings }: Pick<PageContext, "locale" | "storeId" | "settings">,
): LeadFormContent["failure"] {
  const t = translator(locale, "forms");
  const phone = settings.stores.find(({ id }) => id === storeId)?.phone ?? settings.profile.phone;
  const key = kind in MESSAGE ? MESSAGE[kind as keyof typeof MESSAGE] : "failed.contact";
  const text = t.markup(key, {
    phone: formatPhone(phone, "general"),
    call: (chunks) => `[${chunks}](tel:${phone})`,
  });
  return { title: t("failed.title"), text: parseRichText(text) };
}
