import Link from "next/link";
import type { ComponentProps } from "react";

/** A link that the router follows, without fetching what nobody asked for. */
export function PlainLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={false} {...props} />;
}
