import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";

export type PageHeaderProps = Omit<ComponentProps<"div">, "title" | "children"> & {
  title: ReactNode;
  text?: ReactNode;
  /** A `SearchBar` or a button; at the end of the line from 1024 px, otherwise below the text. */
  aside?: ReactNode;
};

/** The page's `h1` with a short text. */
export function PageHeader({ title, text, aside, className, ...rest }: PageHeaderProps) {
  return (
    <div className={cx("page-header", className)} {...rest}>
      <div className="min-w-0">
        <h1 className="font-bold text-4xl">{title}</h1>
        {text ? <p className="page-header-text">{text}</p> : null}
      </div>
      {aside ? (
        <div className="shrink-0 lg:flex lg:min-w-95 lg:justify-end lg:*:not-[a,button]:flex-1">{aside}</div>
      ) : null}
    </div>
  );
}
