import type { Section } from "@forecourt/dealership/content";

/** A section with a form, as a content page has it. */
export type LeadFormSection = Extract<Section, { kind: "lead-form" }>;
