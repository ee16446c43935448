/** The class of text inputs, selects and text areas; `control.css` has the rules. */
export const controlClass = "control";
