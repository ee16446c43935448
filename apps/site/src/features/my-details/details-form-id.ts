/** The id of the form that asks for a link; a refused post is shown again by it. */
export const DETAILS_FORM_ID = "details-link";
