import type { KitMessages } from "./messages.ts";

/** The same words in Spanish, as they are said in the United States. */
export const es: KitMessages = {
  alertDialog: { cancel: "Cancelar" },
  breadcrumbs: { label: "Ruta de navegación" },
  dialog: { close: "Cerrar" },
  pagination: {
    label: "Páginas",
    page: (page) => `Página ${page}`,
    previous: "Página anterior",
    next: "Página siguiente",
  },
  popover: { close: "Cerrar" },
  sheet: { close: "Cerrar" },
  toaster: { label: "Mensajes ({hotkey})", announcedAs: "Mensaje", close: "Cerrar el mensaje" },
};
