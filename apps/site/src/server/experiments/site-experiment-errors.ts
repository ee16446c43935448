import type { ConfigError } from "@forecourt/dealership";
import { contentSource } from "../content/content-source.ts";
import { catalogues } from "../content/translator.ts";
import { dealership } from "../settings/dealership.ts";
import { CONTENT_WORDS, experimentErrors } from "./check-experiments.ts";
import { experimentsConfig } from "./experiments-config.ts";
import { slideErrors } from "./slide-errors.ts";

/** What is wrong with definitions for this site: its settings, messages and content files; and unknown first slides. */
export function siteExperimentErrors(config = experimentsConfig()): ConfigError[] {
  const content = contentSource();
  const words = {
    en: { ...catalogues.en, [CONTENT_WORDS]: content.en },
    es: { ...catalogues.es, [CONTENT_WORDS]: content.es },
  };
  const { settings } = dealership;
  return [
    ...experimentErrors(config, settings, words),
    ...slideErrors(settings, config, Object.values(content)),
  ];
}
