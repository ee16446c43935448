import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";

export type DisclosureProps = Omit<ComponentProps<"details">, "title"> & {
  title: ReactNode;
  /** Beside the title: how many entries it holds. */
  count?: ReactNode;
  /** Before the title: an icon. */
  mark?: ReactNode;
};

/** One collapsed part of a page; put several in a `DisclosureGroup`. */
export function Disclosure({ title, count, mark, className, children, ...rest }: DisclosureProps) {
  return (
    <details className={cx("group/disclosure", className)} {...rest}>
      <summary className="flex min-h-13.5 items-center gap-2.5 px-5 font-semibold hover:bg-surface-sunken/60">
        {mark}
        <span className="min-w-0 py-2">{title}</span>
        {count === undefined ? null : <span className="font-medium text-sm text-subtle">{count}</span>}
        <Glyph
          name="chevron-down"
          className="ml-auto transition-transform group-open/disclosure:rotate-180"
        />
      </summary>
      <div className="px-5 pt-1 pb-5">{children}</div>
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

export type FaqListProps = Omit<ComponentProps<"div">, "children"> & {
  /** `id` makes a question linkable. */
  items: readonly { id?: string; question: ReactNode; answer: ReactNode }[];
  /** Opens the first answer. */
  firstOpen?: boolean;
};

/** Questions and answers, ruled, each a native disclosure that find-in-page opens. */
export function FaqList({ items, firstOpen = false, className, ...rest }: FaqListProps) {
  return (
    <div className={cx("divide-y divide-line-strong border-line-strong border-y", className)} {...rest}>
      {items.map((item, index) => (
        <details
          // biome-ignore lint/suspicious/noArrayIndexKey: questions are nodes and never reorder.
          key={index}
          id={item.id}
          open={firstOpen && index === 0}
          className="group/faq"
        >
          <summary className="flex min-h-16 items-center justify-between gap-5 py-3 font-semibold text-[1.0625rem] leading-snug">
            {item.question}
            <Glyph name="chevron-down" className="transition-transform group-open/faq:rotate-180" />
          </summary>
          <div className="max-w-[62ch] pb-5.5 text-muted md:pr-12">{item.answer}</div>
        </details>
      ))}
    </div>
  );
}
