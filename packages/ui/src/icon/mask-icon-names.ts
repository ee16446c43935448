/** Icons that a list repeats on every row. `mask-icons.css` draws them, without an SVG element in the page. */
export const maskIconNames = ["drivetrain", "fuel", "gauge", "pin"] as const;

export type MaskIconName = (typeof maskIconNames)[number];
