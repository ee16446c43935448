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

/** A rating as stars: one element, an image labelled with the rating. */
export function RatingStars({
  rating,
  of = 5,
  label,
  size = 18,
  className,
  style,
  ...rest
}: RatingStarsProps) {
  const share = Math.min(Math.max(rating / of, 0), 1) * 100;
  return (
    <span
      role="img"
      aria-label={label}
      className={cx("rating-stars", className)}
      style={{
        // A star's tile is one pixel wider than the star; the last one ends with it.
        width: of * (size + 1) - 1,
        height: size,
        maskSize: `${size + 1}px ${size}px`,
        ...{ "--filled": `${Math.round(share * 10) / 10}%` },
        ...style,
      }}
      {...rest}
    />
  );
}
