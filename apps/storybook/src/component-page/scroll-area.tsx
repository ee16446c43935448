import type { ReactNode } from "react";

/** Makes wide content scrollable, also by keyboard. */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable by keyboard.
    <section className="docs-scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
