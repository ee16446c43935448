/** What a form's lead means for the visitor: the gates open, or wait for the code sent to the phone, or nothing. */
export type UnlockStep = "none" | "granted" | "code-sent" | "code-limited" | "code-country";
