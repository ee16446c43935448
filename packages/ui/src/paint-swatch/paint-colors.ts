/** Colours of paint families. They are data, not design tokens: they are the same in every brand and mode. */
export const paintColors = {
  white: "#f7f7f5",
  silver: "#c3c7ca",
  gray: "#75797d",
  black: "#17181a",
  red: "#b3202c",
  blue: "#1f4fa3",
  green: "#2b6b45",
  orange: "#e07b1f",
  yellow: "#e9c52f",
  brown: "#6d4a30",
  beige: "#d9cbb1",
  gold: "#b8974f",
  purple: "#5b3a86",
} as const;

export type PaintFamily = keyof typeof paintColors;
