/** The id of the form that asks for a watch; a refused post is shown again by it. */
export const WATCH_FORM_ID = "watch";
