/** The range of one calculator input; `min`, `max`, `step` and `default` share the input's unit. */
export type Limits = { min: number; max: number; step: number; default: number };
