import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";
import { Icon } from "../icon/icon.tsx";

export type FinderSelect = {
  id: string;
  name: string;
  label: ReactNode;
  /** The first option is the default. */
  options: readonly { value: string; label: string }[];
};

export type FinderProps = Omit<ComponentProps<"form">, "children"> & {
  /** Form action; the method is GET. */
  action: string;
  query: { id: string; name: string; label: string; placeholder?: string };
  selects: readonly FinderSelect[];
  submitLabel: ReactNode;
};

/** The home page's search: a keyword and a few selects in one bar. */
export function Finder({ action, query, selects, submitLabel, className, ...rest }: FinderProps) {
  return (
    <search>
      <form action={action} className={cx("finder large-stack", className)} {...rest}>
        <div
          className={cx(
            "relative col-span-2 border-line border-b lg:flex-[1.7] lg:border-b-0",
            selects.length > 0 && "lg:border-e",
          )}
        >
          <label htmlFor={query.id} className="sr-only">
            {query.label}
          </label>
          <Icon name="search" className="finder-icon" />
          <input
            id={query.id}
            type="search"
            name={query.name}
            placeholder={query.placeholder}
            enterKeyHint="search"
            autoComplete="off"
            className="search-plain finder-keywords"
          />
        </div>
        {selects.map((select, index) => (
          <div
            key={select.id}
            className={cx(
              "relative border-line border-b lg:flex-1 lg:border-b-0",
              index < selects.length - 1 ? "lg:border-e" : selects.length % 2 === 1 && "col-span-2",
              index % 2 === 0 && index < selects.length - 1 && "border-e",
            )}
          >
            <label htmlFor={select.id} className="finder-label">
              {select.label}
            </label>
            <select id={select.id} name={select.name} className="finder-select">
              {select.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
            <Glyph
              name="chevron-down"
              size={18}
              className="-translate-y-1/2 pointer-events-none absolute top-1/2 end-3.5 text-subtle"
            />
          </div>
        ))}
        <Button
          type="submit"
          size="lg"
          className="col-span-2 mt-1.5 rounded-md! lg:mt-0 lg:ms-2 lg:min-h-14.5 lg:px-9"
        >
          {submitLabel}
        </Button>
      </form>
    </search>
  );
}
