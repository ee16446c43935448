/** Languages the product speaks. */
export type MoneyLocale = "en" | "es";

/** Spanish is the Spanish of the United States: a point before the cents and commas between thousands. */
export const INTL_LOCALES: Record<MoneyLocale, string> = { en: "en-US", es: "es-US" };
