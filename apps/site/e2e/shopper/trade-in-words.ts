/** What a shopper reads in the valuation, by language. */
export const TRADE_WORDS = {
  en: {
    path: "",
    lookUp: "Look up",
    next: "Continue",
    submit: "Show my figure",
    cash: "Cash now",
    later: "More cash later",
    bringIn: "Bring it in",
    owed: "You owe $",
    seen: "We would like to see your",
    ended: "This figure has ended",
    again: "Value it again",
    broken: "This link does not work",
    model: "Year, make, model",
  },
  es: {
    path: "/es",
    lookUp: "Buscar",
    next: "Continuar",
    submit: "Ver mi cifra",
    cash: "Efectivo ahora",
    later: "Más efectivo después",
    bringIn: "Traerlo",
    owed: "Debe $",
    seen: "Nos gustaría ver su",
    ended: "Esta cifra ya venció",
    again: "Valuarlo de nuevo",
    broken: "Este enlace no funciona",
    model: "Año, marca y modelo",
  },
} as const;
export type TradeWords = (typeof TRADE_WORDS)[keyof typeof TRADE_WORDS];
