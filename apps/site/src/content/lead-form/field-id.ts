/**
 * The id of a form control, on the server and in the browser.
 *
 * @example fieldId("contact", "firstName") // "contact-firstName"
 */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}
