import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";

export type ErrorSummaryProps = Omit<ComponentProps<"div">, "title" | "children"> & {
  /** "There is a problem". */
  title: string;
  /** In the form's order, worded as beside the fields. */
  errors: readonly { fieldId: string; message: string }[];
};

/**
 * What went wrong, at the top of a form that was sent: links to the fields, and takes the focus when the page with it
 * loads. Where a script shows it, that script moves the focus: `ref={(summary) => summary?.focus()}`; `Form` does it.
 * Renders nothing without errors.
 */
export function ErrorSummary({ title, errors, className, ...rest }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: after a failed submit the summary is where a reader must be.
      autoFocus
      // React sends `autofocus` and then, on anything but a control, does not expect it: the browser has used it by then.
      suppressHydrationWarning
      className={cx("rounded-md border-2 border-danger-text bg-danger-wash p-4 text-danger-text", className)}
      {...rest}
    >
      <h2 className="font-semibold text-base">{title}</h2>
      <ul className="mt-1.5 grid gap-1">
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a
              href={`#${error.fieldId}`}
              className="inline-flex min-h-6 items-center font-medium text-control underline underline-offset-3"
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
