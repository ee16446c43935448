import type { ReactNode } from "react";

/** What may be wider than a narrow screen: scrolls by itself, by keyboard too. */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls has to be reached by keyboard.
    <section className="docs-scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
