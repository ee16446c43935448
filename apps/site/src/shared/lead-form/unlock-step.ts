/** The effect of a lead on the visitor: gates opened, a code sent to the phone, no code sent, or none. */
export type UnlockStep = "none" | "granted" | "code-sent" | "code-limited" | "code-country";
