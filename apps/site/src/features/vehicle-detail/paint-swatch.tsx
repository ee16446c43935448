import type { ColorFamily } from "@forecourt/inventory";
import { ColorDot } from "#content/vehicle-paint/color-dot.tsx";

type PaintSwatchProps = { family: ColorFamily | null; name: string; label: string };

/** The manufacturer's name of the paint beside its colour, over the picture; a long one is cut short of the picture's number. */
export function PaintSwatch({ family, name, label }: PaintSwatchProps) {
  return (
    <p className="absolute right-4.5 bottom-4 flex max-w-[calc(100%-13.5rem)] items-center gap-2 rounded-full bg-surface py-1.5 pr-1.5 pl-3.5 text-caption">
      <span className="sr-only">{label}: </span>
      <span className="truncate">{name}</span>
      {family ? <ColorDot family={family} className="size-5 shrink-0" /> : null}
    </p>
  );
}
