const TEXT = {
  en: { caption: "Illustration", suffix: ", illustration" },
  es: { caption: "Ilustración", suffix: ", ilustración" },
} as const;

/**
 * The caption of every illustration.
 *
 * @example illustrationCaption("es") // "Ilustración"
 */
export function illustrationCaption(language: keyof typeof TEXT): string {
  return TEXT[language].caption;
}

/**
 * The alternative text of an illustration, marked as an illustration.
 *
 * @example illustrationAlt("Blue SUV from the side", "en") // "Blue SUV from the side, illustration"
 */
export function illustrationAlt(description: string, language: keyof typeof TEXT): string {
  return description + TEXT[language].suffix;
}
