/** The id of the form for the code, in the page, in the dialog and in a refused form's cookie. */
export const CODE_FORM_ID = "code";
