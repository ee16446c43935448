import type { Section } from "@forecourt/dealership/content";

type LeadFormSection = Extract<Section, { kind: "lead-form" }>;

/** A section with the pre-approval: a financing form that ends in terms. */
export type PreApprovalSection = LeadFormSection & { result: NonNullable<LeadFormSection["result"]> };

/** Tells whether a section is the pre-approval. */
export function isPreApprovalSection(section: Section): section is PreApprovalSection {
  return section.kind === "lead-form" && section.form === "APPLY_FINANCING" && section.result !== null;
}
