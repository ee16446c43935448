import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";

export type CalloutCardProps = Omit<ComponentProps<"article">, "title"> & {
  title: ReactNode;
  headingLevel?: 2 | 3 | 4;
  text?: ReactNode;
  /** A standalone `Link` at the bottom. */
  action?: ReactNode;
  /** Full-width media at the top: a map, an image. */
  media?: ReactNode;
  /** Between text and action: a `SpecList`. */
  children?: ReactNode;
};

/** A card that links to another part of the site. */
export function CalloutCard({
  title,
  headingLevel = 2,
  text,
  action,
  media,
  className,
  children,
  ...rest
}: CalloutCardProps) {
  const HeadingElement = `h${headingLevel}` as const;
  return (
    <article
      className={cx("flex flex-col overflow-hidden rounded-lg border border-line bg-surface", className)}
      {...rest}
    >
      {media}
      <div className="flex flex-1 flex-col items-start p-5.5 lg:p-7">
        <HeadingElement className="font-bold text-2xl">{title}</HeadingElement>
        {text ? <p className="mt-2.5 text-muted">{text}</p> : null}
        {children ? <div className="mt-5 w-full">{children}</div> : null}
        {action ? <div className="mt-auto pt-6">{action}</div> : null}
      </div>
    </article>
  );
}
