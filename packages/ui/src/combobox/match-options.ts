/** An option of a combobox. */
export type ComboboxOption = {
  value: string;
  label: string;
  /** Other search terms, such as the abbreviation of a state. */
  keywords?: string;
};

/**
 * The options that match, in their order: each typed word is the prefix of one of their words.
 * Ignores accents and case.
 *
 * @example matchOptions(makes, "merc") // Mercedes-Benz, Mercury
 */
export function matchOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const typedWords = words(typed);
  if (typedWords.length === 0) return options;
  return options.filter(({ label, keywords = "" }) => {
    const optionWords = words(`${label} ${keywords}`);
    return typedWords.every((word) => optionWords.some((candidate) => candidate.startsWith(word)));
  });
}

/** The option whose full name is the typed text. */
export function namedOption(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const typedWords = words(typed).join(" ");
  return typedWords === "" ? undefined : options.find(({ label }) => words(label).join(" ") === typedWords);
}

function words(text: string): string[] {
  const normalize = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return normalize.match(/[\p{L}\p{N}]+/gu) ?? [];
}
