/** One choice of a combobox. */
export type ComboboxOption = {
  value: string;
  label: string;
  /** What else it may be found by, such as the abbreviation of a state. */
  keywords?: string;
};

/**
 * The options that a typed text may mean, in their order: those with words that begin with each typed word. Accents
 * and case make no difference.
 *
 * @example matchOptions(makes, "merc") // Mercedes-Benz, Mercury
 */
export function matchOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const sought = words(typed);
  if (sought.length === 0) return options;
  return options.filter(({ label, keywords = "" }) => {
    const own = words(`${label} ${keywords}`);
    return sought.every((word) => own.some((candidate) => candidate.startsWith(word)));
  });
}

/** The option that a typed text names in full. */
export function namedOption(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const sought = words(typed).join(" ");
  return sought === "" ? undefined : options.find(({ label }) => words(label).join(" ") === sought);
}

function words(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
