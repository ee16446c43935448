import { translator } from "#server/content/translator.ts";
import type { FormUnlock } from "#server/cookies/sent-leads.ts";
import type { Locale } from "#shared/addresses/local-path.ts";
import { verifyPage } from "#shared/lead-form/unlock-pages.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";

/** What a form opened besides its own purpose, as plain data. Or where the phone's code opens it. */
export type OpenedContent = { text: string; link?: { href: string; label: string } };

/**
 * Says what a form opened, or that it waits for the code to the phone.
 *
 * @example describeOpened({ step: "granted", affected: ["price"] }, "en").text
 * // "Your details also opened every price on this site."
 */
export function describeOpened({ step, affected }: FormUnlock, locale: Locale): OpenedContent {
  const t = translator(locale, "forms");
  const names = affected.map((gate) => t(`opened.${gate}`));
  const things = new Intl.ListFormat(intlLocale(locale)).format(names);
  if (step === "granted") return { text: t("opened.text", { things }) };
  const notice = step === "code-sent" ? null : step;
  return {
    text: t(notice === null ? "opened.waits" : "opened.noCode", { things }),
    link: { href: verifyPage(locale, { vin: null, next: null, notice }), label: t("opened.enterCode") },
  };
}
