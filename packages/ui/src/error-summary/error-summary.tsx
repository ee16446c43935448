import type { ComponentProps, MouseEvent } from "react";
import { cx } from "../class-names/class-names.ts";

export type ErrorSummaryProps = Omit<ComponentProps<"div">, "title" | "children"> & {
  /** "There is a problem". */
  title: string;
  /** In form order, with the same messages as beside the fields. */
  errors: readonly { fieldId: string; message: string }[];
  /** Called when a link is followed, for example to focus the field without a fragment in the address. */
  onChoose?: (fieldId: string, event: MouseEvent<HTMLAnchorElement>) => void;
};

/**
 * Lists the errors of a submitted form with links to the fields. Renders nothing without errors.
 * It has `autofocus` for page loads. A script that shows it must focus it: `ref={(summary) => summary?.focus()}`.
 * `Form` does this.
 */
export function ErrorSummary({ title, errors, onChoose, className, ...rest }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: after a failed submit, reading must start at the summary.
      autoFocus
      // React warns about `autofocus` on non-controls at hydration; the browser has already applied it.
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
              onClick={onChoose && ((event) => onChoose(error.fieldId, event))}
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
