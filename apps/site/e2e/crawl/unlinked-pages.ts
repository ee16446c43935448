/** Pages that no link of the site leads to: what a form or another site's page sends shoppers to. */
export const UNLINKED_PAGES = [
  "/amp-contact-request-confirmation",
  "/es/amp-contact-request-confirmation",
  "/contact-us/sent",
  "/es/contact-us/sent",
];
