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

type PaintSwatchProps = { family: ColorFamily | null; name: string; label: string };

/** The manufacturer's name of the paint beside its colour, over the picture. */
export function PaintSwatch({ family, name, label }: PaintSwatchProps) {
  return (
    <p className="absolute right-4.5 bottom-4 flex items-center gap-2 rounded-full bg-surface py-1.5 pr-1.5 pl-3.5 text-caption">
      <span className="sr-only">{label}: </span>
      {name}
      {family ? (
        <span
          aria-hidden="true"
          className="size-5 rounded-full border border-control-line"
          style={{ background: PAINT[family] }}
        />
      ) : null}
    </p>
  );
}
