import type { ComponentProps } from "react";

type ListLinkProps = ComponentProps<"a"> & {
  /** `keep` keeps the scroll position, for filters and order; `top` is for another page of the list. */
  scroll?: "keep" | "top";
};

/**
 * A plain link to another state of the list. `ListingShell` navigates on the client; unlike `next/link`, a hundred of
 * these cost nothing to hydrate.
 */
export function ListLink({ scroll = "keep", ...rest }: ListLinkProps) {
  return <a data-list-link={scroll} {...rest} />;
}

/** A `ListLink` to another page of the list, which starts at its top. */
export function PageLink(props: ComponentProps<"a">) {
  return <ListLink scroll="top" {...props} />;
}
