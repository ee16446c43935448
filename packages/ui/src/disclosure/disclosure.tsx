import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";

export type DisclosureProps = Omit<ComponentProps<"details">, "title"> & {
  /** The URL fragment that opens this. */
  id?: string;
  title: ReactNode;
  /** After the title: the number of entries. */
  count?: ReactNode;
  /** Before the title: an icon. */
  mark?: ReactNode;
};

/** A collapsible part of a page; put several in a `DisclosureGroup`. With the same `name`, one is open at a time. */
export function Disclosure({ id, title, count, mark, className, children, ...rest }: DisclosureProps) {
  return (
    // The visitor or the URL fragment may have opened it before hydration.
    <details suppressHydrationWarning className={className} {...rest}>
      <summary className="disclosure-title">
        {mark}
        <span className="py-2">{title}</span>
        {count === undefined ? null : <span className="font-medium text-sm text-subtle">{count}</span>}
      </summary>
      {/* The id is on the content: browsers open `details` only for fragments inside it. */}
      <div id={id} className="scroll-mt-16 px-5 pt-1 pb-5">
        {children}
      </div>
    </details>
  );
}

/** A card of disclosures with lines between them. */
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
