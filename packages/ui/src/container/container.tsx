import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ElementType, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Heading } from "../text/text.tsx";

const containerVariants = cva("page-width", {
  variants: {
    width: {
      /** Most pages; the width includes gutters. */
      page: "max-w-[1392px]",
      /** Dialog-like pages and results. */
      narrow: "max-w-[1024px]",
      /** One column: forms and reading. */
      flow: "max-w-[724px]",
    },
  },
  defaultVariants: { width: "page" },
});

export type ContainerProps = ComponentProps<"div"> &
  VariantProps<typeof containerVariants> & { as?: ElementType };

/** Page width and gutters. */
export function Container({ as: Element = "div", width, className, ...rest }: ContainerProps) {
  return <Element className={cx(containerVariants({ width }), className)} {...rest} />;
}

export type SectionProps = Omit<ComponentProps<"section">, "title"> & {
  /** Text of its `h2`. */
  title?: ReactNode;
  /** A custom heading element instead of `title`. */
  heading?: ReactNode;
  /** One line under the heading. */
  lead?: ReactNode;
  /** At the end of the heading's line, usually a link. */
  action?: ReactNode;
  /** Spacing: `page` between sections of a marketing page, `detail` inside a detail page. */
  gap?: "page" | "detail";
};

/** A part of a page: heading, optional lead and action, content. */
export function Section({
  title,
  gap = "page",
  heading,
  lead,
  action,
  className,
  children,
  ...rest
}: SectionProps) {
  const page = gap === "page";
  const space = page ? "mb-heading" : "mb-4";
  const isPlain = !heading && !lead && !action;
  const shownHeading =
    heading ??
    (title ? (
      <Heading level={2} size={page ? undefined : "section"} className={isPlain ? space : undefined}>
        {title}
      </Heading>
    ) : null);
  return (
    <section className={cx(page ? "mt-section" : "mt-8.5 lg:mt-11", className)} {...rest}>
      {isPlain ? shownHeading : null}
      {isPlain || !(shownHeading || action) ? null : (
        <div className={cx("flex flex-wrap items-end justify-between gap-x-8 gap-y-4", space)}>
          <div className="min-w-0">
            {shownHeading}
            {lead ? <p className="mt-2.5 max-w-[64ch] text-muted">{lead}</p> : null}
          </div>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
