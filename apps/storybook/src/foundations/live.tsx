import type { PropsWithChildren } from "react";
import { brandNames } from "../../.storybook/brand-styles.ts";
import { useToolbar } from "../toolbar/use-toolbar.ts";

/** Excludes Storybook's own styles from an example. */
export function Live({ children, className = "" }: PropsWithChildren<{ className?: string }>) {
  return <div className={`sb-unstyled my-6 font-sans text-base text-text ${className}`}>{children}</div>;
}

/** Renders the children in the toolbar's brand, or once in each brand. */
export function EachBrand({ children }: { children: (brand: string) => React.ReactNode }) {
  const { brand } = useToolbar();
  if (brand !== "all") return children(brand);
  return brandNames.map((name) => (
    <section key={name} data-brand={name} aria-label={name} className="mb-10 font-sans text-text">
      <p className="mb-2 font-mono text-subtle text-xs">{name}</p>
      {children(name)}
    </section>
  ));
}
