import type { ComponentProps } from "react";

type SoftLinkProps = ComponentProps<"a"> & {
  /** `keep` for filters and order, which change what is below; `top` for another page of the list. */
  place?: "keep" | "top";
};

/**
 * A plain link to another state of the list. `ListingShell` follows it without loading a new document, once it is
 * there; a hundred of them cost the browser nothing.
 */
export function SoftLink({ place = "keep", ...rest }: SoftLinkProps) {
  return <a data-soft={place} {...rest} />;
}

/** The same to another page of the list, which starts at its top. */
export function PageLink(props: ComponentProps<"a">) {
  return <SoftLink place="top" {...props} />;
}
