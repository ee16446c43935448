import type { ComponentProps, ReactNode } from "react";
import { LinkButton } from "../button/button.tsx";
import { cx } from "../class-names/class-names.ts";
import type { LinkComponent } from "../link/link-component.ts";
import { Spinner } from "../spinner/spinner.tsx";

export type LoadMoreProps = ComponentProps<"div"> & {
  /** The next page; a real link, which an enhancement may turn into appending. Left out when everything is shown. */
  href?: string;
  /** `Show 19 more vehicles`. */
  label: ReactNode;
  /** `Showing 1–19 of 231`; a change of it is read out. */
  summary: ReactNode;
  /** The next page is on its way. */
  pending?: boolean;
  linkAs?: LinkComponent;
};

/** The end of a list that goes on: how much of it is shown, and a link to more. */
export function LoadMore({
  href,
  label,
  summary,
  pending = false,
  linkAs,
  className,
  ...rest
}: LoadMoreProps) {
  return (
    <div className={cx("mt-8 grid justify-items-center gap-3", className)} {...rest}>
      {href === undefined ? null : (
        <LinkButton
          as={linkAs}
          href={href}
          rel="next"
          variant="secondary"
          size="lg"
          aria-busy={pending || undefined}
          data-load-more=""
        >
          {pending ? <Spinner /> : null}
          {label}
        </LinkButton>
      )}
      <p role="status" className="text-muted text-sm">
        {summary}
      </p>
    </div>
  );
}
