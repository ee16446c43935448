import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";

export type EmptyStateProps = Omit<ComponentProps<"div">, "title"> & {
  /** An icon or a silhouette; decorative. */
  mark?: ReactNode;
  title: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** Why it is empty, and when or how it will be filled. */
  text?: ReactNode;
  /** Next step: a button or a link. */
  children?: ReactNode;
};

/** Replaces an empty list and offers a next step. */
export function EmptyState({
  mark,
  title,
  headingLevel = 2,
  text,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  const HeadingElement = `h${headingLevel}` as const;
  return (
    <div
      className={cx(
        "flex flex-col items-center rounded-lg border border-line-strong border-dashed px-5 py-10 text-center md:py-14",
        className,
      )}
      {...rest}
    >
      {mark ? <div className="mb-4 text-subtle">{mark}</div> : null}
      <HeadingElement className="font-semibold text-xl">{title}</HeadingElement>
      {text ? <p className="mt-2 max-w-[52ch] text-muted">{text}</p> : null}
      {children ? <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div> : null}
    </div>
  );
}
