import { standardSchema } from "@forecourt/result";
import { checkQuestionnaire } from "./check-questionnaire.ts";

/**
 * `checkQuestionnaire` as a Standard Schema, for an editor of questionnaires.
 *
 * @example questionnaireSchema["~standard"].validate(JSON.parse(text)) // { value: questionnaire }
 */
export const questionnaireSchema = standardSchema(checkQuestionnaire);
