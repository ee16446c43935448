/** The name of the `meta` element with a page's own address. Such a page answers a form, at the form's address. */
export const ADDRESS_META = "page-address";
