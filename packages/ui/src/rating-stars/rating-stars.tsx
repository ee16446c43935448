import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";

export type RatingStarsProps = Omit<ComponentProps<"span">, "children"> & {
  /** From 0 to `of`; shown to a tenth of a star. */
  rating: number;
  of?: number;
  /** The rating as text: `4.8 of 5`. */
  label: string;
  /** Edge length of a star in px. */
  size?: number;
};

const star = "m12 2.6 2.9 5.9 6.5.95-4.7 4.6 1.1 6.45L12 17.45 6.2 20.5l1.1-6.45-4.7-4.6 6.5-.95z";

/** A rating as stars: one image labelled with the rating. */
export function RatingStars({ rating, of = 5, label, size = 18, className, ...rest }: RatingStarsProps) {
  const share = Math.min(Math.max(rating / of, 0), 1) * 100;
  const row = Array.from({ length: of }, (_, index) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the wrapper has the label.
    // biome-ignore lint/suspicious/noArrayIndexKey: a star is identified by its position.
    <svg key={index} viewBox="0 0 24 24" width={size} height={size} className="shrink-0">
      <path d={star} />
    </svg>
  ));
  return (
    <span
      role="img"
      aria-label={label}
      className={cx("relative inline-flex w-fit text-star", className)}
      {...rest}
    >
      {/* In forced colours an empty star is an outline. */}
      <span className="inline-flex gap-px fill-line-strong forced-colors:fill-none forced-colors:stroke-[CanvasText]">
        {row}
      </span>
      <span
        className="absolute inset-y-0 start-0 inline-flex gap-px overflow-hidden fill-current"
        style={{ width: `${share}%` }}
      >
        {row}
      </span>
    </span>
  );
}
