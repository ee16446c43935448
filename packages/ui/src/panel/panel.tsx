import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ElementType } from "react";
import { cx } from "../class-names/class-names.ts";

const panelVariants = cva("rounded-lg border border-line bg-surface", {
  variants: {
    padding: { none: "overflow-hidden", sm: "p-4.5 lg:p-5.5", md: "p-5.5 lg:p-7", lg: "px-4 py-5.5 md:p-9" },
    /** Only the buy box, the calculator and the recommended option are raised. */
    raised: { true: "lg:shadow-panel", false: "" },
  },
  defaultVariants: { padding: "md", raised: false },
});

export type PanelProps = ComponentProps<"div"> & VariantProps<typeof panelVariants> & { as?: ElementType };

/** A surface that groups related content. */
export function Panel({ as: Element = "div", padding, raised, className, ...rest }: PanelProps) {
  return <Element className={cx(panelVariants({ padding, raised }), className)} {...rest} />;
}
