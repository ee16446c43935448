/** The code form's id in the page, the dialog and a refused form's cookie. */
export const CODE_FORM_ID = "code";
