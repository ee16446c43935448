import type { PhoneMask } from "../phone-input/phone-input.tsx";

type Notation = "general" | "international" | "lead" | "search";

/** The phone mask that the Storybook gives to its stories: the kit has none of its own. */
export function phoneMaskOf(
  { parameters }: { parameters: Record<string, unknown> },
  notation: Notation = "general",
): PhoneMask {
  const maskPhone = parameters["maskPhone"] as (
    ...args: [...Parameters<PhoneMask>, Notation]
  ) => ReturnType<PhoneMask>;
  return (value, caret) => maskPhone(value, caret, notation);
}
