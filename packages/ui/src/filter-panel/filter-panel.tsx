import type { ComponentProps, ElementType, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { SheetFooter } from "../sheet/sheet.tsx";

export type FilterPanelProps = Omit<ComponentProps<"form">, "id" | "title" | "action"> & {
  /** Open it on small screens with a button's `popoverTarget`. */
  id: string;
  /** Form action; the method is GET. */
  action: string;
  title: string;
  closeLabel: string;
  /** Beside the title: clear all. */
  clear?: ReactNode;
  /**
   * The submit button: `Show 231 vehicles`. A site that submits on every change sets `data-enhanced` on the form.
   * The button is then hidden in the sidebar and stays in the sheet.
   */
  submit: ReactNode;
  /** A client component that renders the `<form>` with these attributes, to handle its events. */
  as?: ElementType<ComponentProps<"form">>;
};

/**
 * All filters in one form: a sidebar beside the results from 1024 px, a full-height sheet below.
 * Without JavaScript it is a GET form in a native popover.
 */
export function FilterPanel({
  id,
  action,
  title,
  closeLabel,
  clear,
  submit,
  as: Form = "form",
  className,
  children,
  ...rest
}: FilterPanelProps) {
  return (
    <Form
      id={id}
      action={action}
      popover="auto"
      aria-labelledby={`${id}-title`}
      className={cx("group/filters overlay filter-form lg:translate-y-0 lg:opacity-100", className)}
      {...rest}
    >
      <div className="filter-header">
        <h2 id={`${id}-title`} className="font-bold text-xl">
          {title}
        </h2>
        <div className="ms-auto flex items-center gap-3">
          {clear}
          <IconButton label={closeLabel} popoverTarget={id} popoverTargetAction="hide">
            <Glyph name="close" />
          </IconButton>
        </div>
      </div>
      <div className="filter-groups">{children}</div>
      <SheetFooter className="lg:group-data-enhanced/filters:hidden">{submit}</SheetFooter>
    </Form>
  );
}

export type FilterGroupProps = Omit<ComponentProps<"details">, "title"> & {
  title: string;
  /** Short text of the selection: `2`, `Under 85,000`. Also visible while closed. */
  summary?: ReactNode;
  /** A client component that renders the `<details>` with these attributes. */
  as?: ElementType<ComponentProps<"details">>;
};

/** A disclosure with a labelled group of options. */
export function FilterGroup({
  title,
  summary,
  as: Details = "details",
  className,
  children,
  ...rest
}: FilterGroupProps) {
  return (
    <Details className={className} {...rest}>
      <summary className="filter-summary">
        {title}
        {summary ? <span>{summary}</span> : null}
      </summary>
      <fieldset aria-label={title} className="min-w-0 pb-3.5">
        {children}
      </fieldset>
    </Details>
  );
}

export type FilterMoreProps = ComponentProps<"details"> & {
  /** `Show 14 more`. */
  label: ReactNode;
  /** `Show fewer`, once they are shown. */
  lessLabel: ReactNode;
  /** A client component that renders the `<details>` with these attributes. */
  as?: ElementType<ComponentProps<"details">>;
};

/** The values after the eighth. The button that expands them keeps focus and moves below them. */
export function FilterMore({
  label,
  lessLabel,
  as: Details = "details",
  className,
  children,
  ...rest
}: FilterMoreProps) {
  return (
    <Details className={cx("group/more flex flex-col", className)} {...rest}>
      <summary className="filter-more">
        <span className="group-open/more:hidden">{label}</span>
        <span className="hidden group-open/more:inline">{lessLabel}</span>
      </summary>
      {children}
    </Details>
  );
}
