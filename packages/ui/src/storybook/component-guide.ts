/** Texts of a component's Storybook page. `parameters.guide` of a story file. */
export type ComponentGuide = {
  /** Purpose, in one or two sentences. */
  purpose: string;
  /** When to use something else, and what. */
  avoid: readonly string[];
  /** Parts, from outside to inside: `["Label", "Above the control, always visible"]`. */
  anatomy: readonly (readonly [part: string, what: string])[];
  /** Keys, as in the ARIA Authoring Practices; empty for components without keyboard use. */
  keyboard: readonly (readonly [keys: string, does: string])[];
  /** Sections of the product's documentation: `forms.md#contact-form`. */
  product: readonly string[];
};
