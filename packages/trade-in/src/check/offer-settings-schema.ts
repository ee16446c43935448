import { standardSchema } from "@forecourt/result";
import type { Questionnaire } from "../questionnaire.ts";
import { checkOfferSettings } from "./check-offer-settings.ts";

/**
 * `checkOfferSettings` for one questionnaire as a Standard Schema, for an editor of settings.
 *
 * @example offerSettingsSchema(questionnaire)["~standard"].validate(JSON.parse(text)) // { value: settings }
 */
export const offerSettingsSchema = (questionnaire: Pick<Questionnaire, "questions">) =>
  standardSchema((value) => checkOfferSettings(value, questionnaire));
