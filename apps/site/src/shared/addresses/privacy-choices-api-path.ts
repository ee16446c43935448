/** The address of the cookie choices. A file of its own: the browser's bundles need no other path. */
export const PRIVACY_CHOICES_API_PATH = "/api/customer/privacyChoices";
