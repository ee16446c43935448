/**
 * The id of a form's control; the same in the page that the server draws and in the browser.
 *
 * @example fieldId("contact", "firstName") // "contact-firstName"
 */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}
