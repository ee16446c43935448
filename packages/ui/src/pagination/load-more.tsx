import type { ComponentProps, ReactNode } from "react";
import { LinkButton } from "../button/button.tsx";
import { cx } from "../class-names/class-names.ts";
import type { LinkComponent } from "../link/link-component.ts";
import { Spinner } from "../spinner/spinner.tsx";

export type LoadMoreProps = ComponentProps<"div"> & {
  /** The next page's address; a script may append the results instead. Omit it if everything is shown. */
  href?: string;
  /** `Show 19 more vehicles`. */
  label: ReactNode;
  /** `Showing 1–19 of 231`; changes are announced. */
  summary: ReactNode;
  /** The next page is loading. */
  pending?: boolean;
  linkAs?: LinkComponent;
};

/** The end of a partial list: how much is shown, and a link to the next page. */
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
