export type { Checked, ConfigurationError } from "./check-configuration.ts";
export { checkOfferSettings } from "./check-offer-settings.ts";
export { checkQuestionnaire } from "./check-questionnaire.ts";
export { offerSettingsSchema } from "./offer-settings-schema.ts";
export { questionnaireSchema } from "./questionnaire-schema.ts";
