/** The part of an argument's type that says what it may be. */
export type ArgTypeOptions = {
  control?: { type?: string; disable?: boolean } | false | undefined;
  options?: readonly unknown[];
};

export type Preset = { name: string; options: readonly (string | number)[] };

/** More buttons than this are a list, which the controls have. */
const MOST_OPTIONS = 12;

/** The props with a fixed list of values: variants, tones, sizes. Booleans and texts are in the controls only. */
export function presetsOf(argTypes: Readonly<Record<string, ArgTypeOptions>>): Preset[] {
  return Object.entries(argTypes).flatMap(([name, { control, options = [] }]) => {
    const isShown = control && !control.disable && (control.type === "radio" || control.type === "select");
    const named = options.filter((option) => typeof option === "string" || typeof option === "number");
    return isShown && named.length > 1 && named.length <= MOST_OPTIONS ? [{ name, options: named }] : [];
  });
}
