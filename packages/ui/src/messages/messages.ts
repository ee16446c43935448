import { en } from "./en.ts";
import { es } from "./es.ts";

/** Every word of the kit, by component. A function stands where a word depends on a number or a name. */
export type KitMessages = typeof en;

export type KitLocale = "en" | "es";

/**
 * The kit's words in a language, to hand to components as props. Components never read it themselves: a page may
 * replace any word.
 *
 * @example <Dialog id="terms" title="Terms" closeLabel={kitMessages("es").dialog.close} />
 */
export function kitMessages(locale: KitLocale): KitMessages {
  return locale === "es" ? es : en;
}
