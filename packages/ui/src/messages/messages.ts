import { en } from "./en.ts";
import { es } from "./es.ts";

/** All default texts, by component. Texts with a number or name are functions. */
export type KitMessages = typeof en;

export type KitLocale = "en" | "es";

/**
 * Returns the default texts of a language, to pass to components as props.
 * Components never read them, so that a page can replace any text.
 *
 * @example <Dialog id="terms" title="Terms" closeLabel={kitMessages("es").dialog.close} />
 */
export function kitMessages(locale: KitLocale): KitMessages {
  return locale === "es" ? es : en;
}
