import type { ColorFamily } from "@forecourt/inventory";

/** Paint families as a shopper pictures them; paint is no design token, it looks the same in every theme. */
const PAINT: Record<ColorFamily, string> = {
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
};

/** A family's colour, for the eye only: its name stands beside it. `className` says how large it is. */
export function ColorDot({ family, className }: { family: ColorFamily; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`rounded-full border border-control-line ${className}`}
      style={{ background: PAINT[family] }}
    />
  );
}
