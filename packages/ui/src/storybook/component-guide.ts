/** What a component's page in Storybook says besides its stories. `parameters.guide` of a story file. */
export type ComponentGuide = {
  /** What it is for, in one or two sentences. */
  purpose: string;
  /** When something else is right, and what. */
  avoid: readonly string[];
  /** Its parts, from the outside in: `["Label", "Above the control, always visible"]`. */
  anatomy: readonly (readonly [part: string, what: string])[];
  /** Keys as the ARIA Authoring Practices have them; empty for what nobody operates. */
  keyboard: readonly (readonly [keys: string, does: string])[];
  /** Sections of the product's documentation: `forms.md#contact-form`. */
  product: readonly string[];
};
