/** The effect of a lead on the visitor. Opened gates, a sent code, no code, a wish for a call, or none. */
export type UnlockStep = "none" | "granted" | "code-sent" | "code-limited" | "code-country" | "call";
