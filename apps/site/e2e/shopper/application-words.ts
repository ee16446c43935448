import en from "../../messages/en/credit-application.json" with { type: "json" };
import errorsEn from "../../messages/en/errors.json" with { type: "json" };
import es from "../../messages/es/credit-application.json" with { type: "json" };
import errorsEs from "../../messages/es/errors.json" with { type: "json" };

/** What a shopper reads on the way to a sent application. */
export const APPLICATION_WORDS = {
  en: {
    ...en.words,
    prefix: "",
    start: "Start my application",
    menu: "Full Credit Application",
    sent: "Your application is on its way to the lender",
    shared: errorsEn,
  },
  es: {
    ...es.words,
    prefix: "/es",
    start: "Empezar mi solicitud",
    menu: "Solicitud de crédito completa",
    sent: "Su solicitud va en camino al prestamista",
    shared: errorsEs,
  },
} as const;

export type ApplicationLanguage = keyof typeof APPLICATION_WORDS;
