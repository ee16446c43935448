import type { ReactNode } from "react";

/** A live example with the reason, one sentence. A function: Storybook sends parameters to its manager. */
export type UsageExample = { shows: () => ReactNode; because: string };

/** Right use and the misuse that is likely instead. */
export type Usage = { do: UsageExample; dont: UsageExample };

/** Texts of a component's Storybook page. `parameters.guide` of a story file. */
export type ComponentGuide = {
  /** Purpose, in one or two sentences. */
  purpose: string;
  /** When to use something else, and what. */
  avoid: readonly string[];
  /** Right and wrong use, for components that are easily misused. */
  usage?: readonly Usage[];
  /** Parts, from outside to inside: `["Label", "Above the control, always visible"]`. */
  anatomy: readonly (readonly [part: string, what: string])[];
  /** Keys, as in the ARIA Authoring Practices; empty for components without keyboard use. */
  keyboard: readonly (readonly [keys: string, does: string])[];
  /** Sections of the product's documentation: `forms.md#contact-form`. */
  product: readonly string[];
};
