// For this repository's tests only; it is not published.
export { anyQuestionnaire, PRICE_ENTRIES } from "./arbitrary-questionnaire.ts";
export { END, PlainQuestionnaire } from "./plain-questionnaire.ts";
