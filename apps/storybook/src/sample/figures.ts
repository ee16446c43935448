import { formatPhone } from "@forecourt/contact-details";
import type { KitLocale } from "@forecourt/ui/messages";

const tag = { en: "en-US", es: "es-US" } as const;

/** `$31,545`. */
export const dollars = (amount: number, locale: KitLocale) =>
  new Intl.NumberFormat(tag[locale], { style: "currency", currency: "USD", maximumFractionDigits: 0 }).format(
    amount,
  );

/** `$298.11`, where figures are added up. */
export const exactDollars = (amount: number, locale: KitLocale) =>
  new Intl.NumberFormat(tag[locale], { style: "currency", currency: "USD" }).format(amount);

/** `18,420`. */
export const count = (value: number, locale: KitLocale) => new Intl.NumberFormat(tag[locale]).format(value);

/** `5.90%`. */
export const percent = (share: number, locale: KitLocale) =>
  new Intl.NumberFormat(tag[locale], { style: "percent", minimumFractionDigits: 2 }).format(share);

/** `(417) 555-0142`, from the number as it is dialled. */
export const phoneText = (dialled: string) => formatPhone(dialled, "general");
