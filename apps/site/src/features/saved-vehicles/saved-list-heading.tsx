import type { ReactNode, Ref } from "react";

type SavedListHeadingProps = {
  id: string;
  title: string;
  count: number;
  ref?: Ref<HTMLHeadingElement>;
  /** Buttons for the whole list. */
  children: ReactNode;
};

/** The heading of a list with the number of its vehicles. */
export function SavedListHeading({ id, title, count, ref, children }: SavedListHeadingProps) {
  return (
    <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <h2 ref={ref} tabIndex={-1} id={id} className="font-semibold text-2xl">
        {title} {count > 0 ? <span className="font-normal text-muted text-lg">{count}</span> : null}
      </h2>
      <div className="flex flex-wrap gap-2.5">{children}</div>
    </div>
  );
}
