import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";

export type ReviewCardProps = Omit<ComponentProps<"figure">, "children"> & {
  quote: ReactNode;
  /** A `RatingStars`. */
  rating?: ReactNode;
  author: ReactNode;
  /** Reason for the visit and source: `Financed a 2025 Outlander · Google`. */
  context?: ReactNode;
  /** An `InitialsAvatar`. */
  avatar?: ReactNode;
};

/** A customer review. */
export function ReviewCard({ quote, rating, author, context, avatar, className, ...rest }: ReviewCardProps) {
  return (
    <figure className={cx("review-card", className)} {...rest}>
      <div className="grid gap-3">
        {rating}
        <blockquote className="text-lg leading-[1.42] tracking-[-0.012em] lg:text-[1.3125rem]">
          {quote}
        </blockquote>
      </div>
      <figcaption className="flex items-center gap-3">
        {avatar}
        <span>
          <span className="font-semibold">{author}</span>
          {context ? <span className="block text-sm text-subtle">{context}</span> : null}
        </span>
      </figcaption>
    </figure>
  );
}
