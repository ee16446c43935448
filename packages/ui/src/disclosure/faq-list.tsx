import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { DisclosureChevron } from "./disclosure-chevron.tsx";

export type FaqItem = {
  /** The URL fragment that opens the answer. */
  id?: string;
  question: ReactNode;
  answer: ReactNode;
};

export type FaqListProps = Omit<ComponentProps<"div">, "children"> & {
  items: readonly FaqItem[];
  /** Opens the first answer. */
  firstOpen?: boolean;
  /** Lists with the same name have one open answer at a time. */
  name?: string;
};

/** Questions and answers, each a native `details` that find-in-page opens. */
export function FaqList({ items, firstOpen = false, name, className, ...rest }: FaqListProps) {
  return (
    <div className={cx("divide-y divide-line-strong border-line-strong border-y", className)} {...rest}>
      {items.map((item, index) => (
        <details
          // biome-ignore lint/suspicious/noArrayIndexKey: questions are nodes and never reorder.
          key={index}
          name={name}
          open={firstOpen && index === 0}
          // The visitor or the URL fragment may have opened another before hydration.
          suppressHydrationWarning
        >
          <summary className="flex min-h-16 items-center gap-5 py-3 font-semibold text-[1.0625rem] leading-snug hover:text-accent-text">
            {item.question}
            <DisclosureChevron />
          </summary>
          {/* The id is on the answer: browsers open `details` only for fragments inside it. */}
          <div id={item.id} className="max-w-[62ch] scroll-mt-20 pb-5.5 text-muted md:pe-12">
            {item.answer}
          </div>
        </details>
      ))}
    </div>
  );
}
