export type { Checked, ConfigurationProblem } from "./check-configuration.ts";
export { checkOfferSettings } from "./check-offer-settings.ts";
export { checkQuestionnaire } from "./check-questionnaire.ts";
