/** Supported languages. */
export type MoneyLocale = "en" | "es";

/** Spanish is es-US, with a decimal point and commas between thousands: $1,234.56. */
export const INTL_LOCALES: Record<MoneyLocale, string> = { en: "en-US", es: "es-US" };
