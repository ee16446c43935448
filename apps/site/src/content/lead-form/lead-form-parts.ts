export { FormFields } from "./form-fields.tsx";
export { LeadForm } from "./lead-form.tsx";
