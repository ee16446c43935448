import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";

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
          <summary className="faq-question">{item.question}</summary>
          {/* The id is on the answer: browsers open `details` only for fragments inside it. */}
          <div id={item.id} className="faq-answer">
            {item.answer}
          </div>
        </details>
      ))}
    </div>
  );
}
