/** The groups of components in Storybook's sidebar and gallery, in order; also in `storySort` of its preview. */
export const componentGroups = [
  "Layout",
  "Navigation",
  "Actions",
  "Overlays",
  "Feedback",
  "Content",
  "Dealership",
  "Search and compare",
  "Vehicle",
  "Finance",
  "Forms",
  "Patterns",
] as const;
