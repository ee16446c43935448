import type { KitMessages } from "./messages.ts";

/** The same words in Spanish, as they are said in the United States. */
export const es: KitMessages = {
  dialog: { close: "Cerrar" },
};
