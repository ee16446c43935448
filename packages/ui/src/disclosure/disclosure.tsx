import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { DisclosureChevron } from "./disclosure-chevron.tsx";

export type DisclosureProps = Omit<ComponentProps<"details">, "title"> & {
  /** An address that ends in `#` and this opens it. */
  id?: string;
  title: ReactNode;
  /** Beside the title: how many entries it holds. */
  count?: ReactNode;
  /** Before the title: an icon. */
  mark?: ReactNode;
};

/** One collapsed part of a page; put several in a `DisclosureGroup`. With the same `name`, one of them is open at a time. */
export function Disclosure({ id, title, count, mark, className, children, ...rest }: DisclosureProps) {
  return (
    // The visitor or the address may have opened it before React arrives.
    <details suppressHydrationWarning className={className} {...rest}>
      <summary className="flex min-h-13.5 items-center gap-2.5 px-5 font-semibold outline-offset-[-3px] hover:bg-surface-sunken/60">
        {mark}
        <span className="min-w-0 py-2">{title}</span>
        {count === undefined ? null : <span className="font-medium text-sm text-subtle">{count}</span>}
        <DisclosureChevron />
      </summary>
      {/* Browsers open what a fragment points into, not at: the id stands on the content. */}
      <div id={id} className="scroll-mt-16 px-5 pt-1 pb-5">
        {children}
      </div>
    </details>
  );
}

/** A card of disclosures with a line between them. */
export function DisclosureGroup({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      className={cx(
        "divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface",
        className,
      )}
      {...rest}
    />
  );
}
