/** The effect of a lead on the visitor: gates opened, a code sent to the phone, no code sent, a call asked for, or none. */
export type UnlockStep = "none" | "granted" | "code-sent" | "code-limited" | "code-country" | "call";
