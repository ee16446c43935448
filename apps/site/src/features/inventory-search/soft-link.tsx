import type { ComponentProps } from "react";

type SoftLinkProps = ComponentProps<"a"> & {
  /** `keep` keeps the scroll position, for filters and order; `top` is for another page of the list. */
  place?: "keep" | "top";
};

/**
 * A plain link to another state of the list. `ListingShell` navigates on the client; unlike `next/link`, a hundred of
 * these cost nothing to hydrate.
 */
export function SoftLink({ place = "keep", ...rest }: SoftLinkProps) {
  return <a data-soft={place} {...rest} />;
}

/** A `SoftLink` to another page of the list, which starts at its top. */
export function PageLink(props: ComponentProps<"a">) {
  return <SoftLink place="top" {...props} />;
}
