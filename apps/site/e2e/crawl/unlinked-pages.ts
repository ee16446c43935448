/** Pages without a link on the site: forms or other sites redirect to them. */
export const UNLINKED_PAGES = [
  "/amp-contact-request-confirmation",
  "/es/amp-contact-request-confirmation",
  "/contact-us/sent",
  "/es/contact-us/sent",
];
