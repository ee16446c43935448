import type { KitMessages } from "./messages.ts";

/** The same words in Spanish, as they are said in the United States. */
export const es: KitMessages = {
  alertDialog: { cancel: "Cancelar" },
  breadcrumbs: { label: "Ruta de navegación" },
  characterCount: {
    limit: (max) => `Puede escribir hasta ${max} caracteres`,
    remaining: { one: "Queda {count} carácter", other: "Quedan {count} caracteres" },
    over: { one: "Sobra {count} carácter", other: "Sobran {count} caracteres" },
  },
  combobox: {
    matches: { one: "{count} coincidencia", other: "{count} coincidencias" },
    noMatches: "No hay coincidencias. Pruebe con menos letras.",
  },
  consentBanner: {
    title: "Usted decide sobre las cookies",
    text: "Usamos cookies esenciales para que el sitio funcione. Con su permiso, también recordamos sus preferencias, medimos qué funciona y mostramos nuestros anuncios en otros sitios. Puede cambiar de opinión cuando quiera al pie de la página.",
    notice:
      "Usamos cookies para que el sitio funcione, recordar sus preferencias, medir qué funciona y mostrar nuestros anuncios en otros sitios. Puede cambiar de opinión cuando quiera al pie de la página.",
    announcement: "Usted decide sobre las cookies: las opciones están en la parte inferior de la pantalla.",
    manage: "Administrar",
    deny: "Rechazar cookies de seguimiento",
    allowAll: "Permitir todas las cookies",
    acceptAll: "Aceptar todas las cookies",
    closeAndContinue: "Cerrar y continuar",
    globalPrivacyControl:
      "Su navegador envía la señal Global Privacy Control. La respetamos: las cookies de publicidad siguen desactivadas.",
  },
  consentPreferences: {
    title: "Preferencias de cookies",
    intro: "Active o desactive cada grupo. Guardamos su elección en este dispositivo.",
    essential: "Esenciales",
    essentialText:
      "Hacen que el sitio funcione: su sucursal, esta elección, la seguridad y los formularios sin terminar.",
    alwaysOn: "Siempre activas",
    functional: "Funcionales",
    functionalText:
      "Recuerdan en este dispositivo los vehículos guardados, sus datos de contacto y los precios desbloqueados.",
    analytics: "Analíticas",
    analyticsText: "Cuentan las visitas y nos muestran qué páginas confunden a la gente. Sin nombres.",
    targeting: "Publicitarias",
    targetingText: "Nos permiten mostrar nuestros anuncios en otros sitios después de su visita.",
    targetingOff: "Desactivadas, porque su navegador envía la señal Global Privacy Control.",
    globalPrivacyControlOn:
      "Global Privacy Control está activado en su navegador. Lo respetamos por encima de lo que elija aquí.",
    globalPrivacyControlOff:
      "Global Privacy Control está desactivado en su navegador. Cuando esté activado, lo respetaremos por encima de lo que elija aquí.",
    deny: "Rechazar cookies de seguimiento",
    save: "Guardar y continuar",
    close: "Cerrar",
  },
  copyButton: { done: "Copiado" },
  dialog: { close: "Cerrar" },
  field: { required: "Obligatorio", optional: "Opcional" },
  fileInput: {
    prompt: "Elija un archivo o arrástrelo aquí",
    remove: "Quitar {name}",
    added: "Se agregó {name}",
    removed: "Se quitó {name}",
    tooLarge: "{name} pesa más de {limit}. Elija un archivo más pequeño.",
    wrongType: "{name} es de otro tipo. Elija un archivo PDF o de Word.",
  },
  form: {
    problem: "Hay un problema",
    problemPrefix: "Error:",
    pending: "Enviando",
    failure: "Algo salió mal",
  },
  hoursTable: { closed: "Cerrado", byAppointment: "Con cita previa", today: "Hoy" },
  languageSwitch: { label: "Idioma" },
  locationCard: { here: "Estamos aquí", directions: "Cómo llegar" },
  minimalLayout: { skip: "Ir al contenido", exit: "Guardar y salir", back: "Atrás" },
  mobileMenu: { title: "Menú", open: "Abrir el menú", close: "Cerrar" },
  openNow: {
    openUntil: (time) => `Abierto hasta ${theHour(time)}`,
    closesAt: (time) => `Cierra a ${theHour(time)}`,
    opensAt: (time) => `Abre a ${theHour(time)}`,
    opensOn: (day, time) => `Abre el ${day} a ${theHour(time)}`,
    closed: "Cerrado",
  },
  pagination: {
    label: "Páginas",
    page: (page) => `Página ${page}`,
    previous: "Página anterior",
    next: "Página siguiente",
  },
  popover: { close: "Cerrar" },
  resendCode: {
    label: "Enviar otro código",
    rule: (seconds) => `Puede pedir otro código cada ${seconds} segundos`,
    ready: "Ya puede pedir otro código",
  },
  schematicMap: { caption: "Plano esquemático, sin escala", here: "Estamos aquí" },
  searchBar: { submit: "Buscar" },
  sheet: { close: "Cerrar" },
  siteFooter: { nav: "Pie de página", cookiePreferences: "Preferencias de cookies" },
  siteHeader: { nav: "Principal" },
  skipLink: { content: "Ir al contenido" },
  storeSummary: { change: "Cambiar", call: "Llamar", directions: "Cómo llegar" },
  storeSwitcher: {
    choose: "Elija su sucursal",
    chosen: "Su sucursal:",
    hint: "El horario, los teléfonos y las pruebas de manejo dependen de su sucursal.",
    submit: "Usar esta sucursal",
  },
  toaster: { label: "Mensajes ({hotkey})", announcedAs: "Mensaje", close: "Cerrar el mensaje" },
  utilityBar: { label: "Su sucursal" },
};

/** One o'clock is singular: `la 1 p. m.`, `las 10 a. m.` */
function theHour(time: string): string {
  return `${/^1(?!\d)/.test(time) ? "la" : "las"} ${time}`;
}
