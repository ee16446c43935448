/** The id of the code form, in the page, in the dialog and in the cookie of a refused form. */
export const CODE_FORM_ID = "code";
