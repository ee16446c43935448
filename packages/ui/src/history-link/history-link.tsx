import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";

export type HistoryLinkProps = Omit<ComponentProps<"a">, "href" | "target" | "children"> & {
  /** The report's URL on its provider's site. */
  href: string;
  /** The report and its provider: `View the CARFAX report`. */
  children: ReactNode;
  /** Says that it opens another site: `Opens carfax.com in a new tab`. */
  newTabLabel: ReactNode;
  /** An icon of 20 px. */
  icon?: ReactNode;
};

/** A link to a vehicle history report on its provider's site. */
export function HistoryLink({ href, children, newTabLabel, icon, className, ...rest }: HistoryLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={cx(
        "inline-flex min-h-14 max-w-full items-center gap-3.5 rounded-md border border-control-line bg-surface px-4.5 py-2.5 hover:border-text",
        className,
      )}
      {...rest}
    >
      {icon ? <span className="shrink-0 text-muted">{icon}</span> : null}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-control leading-snug">{children}</span>
        <span className="block text-caption text-muted">{newTabLabel}</span>
      </span>
      <svg
        viewBox="0 0 24 24"
        width={18}
        height={18}
        aria-hidden="true"
        className="line-icon text-muted rtl:-scale-x-100"
      >
        <path d="M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6" />
      </svg>
    </a>
  );
}
