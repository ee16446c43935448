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
      <form
        action={action}
        className={cx(
          "grid grid-cols-2 rounded-lg border border-control-line bg-surface p-1.5 shadow-panel lg:flex lg:items-stretch lg:p-2",
          className,
        )}
        {...rest}
      >
        <div
          className={cx(
            "relative col-span-2 border-line border-b lg:flex-[1.7] lg:border-b-0",
            selects.length > 0 && "lg:border-e",
          )}
        >
          <label htmlFor={query.id} className="sr-only">
            {query.label}
          </label>
          <Icon
            name="search"
            className="-translate-y-1/2 pointer-events-none absolute top-1/2 start-4 text-subtle"
          />
          <input
            id={query.id}
            type="search"
            name={query.name}
            placeholder={query.placeholder}
            enterKeyHint="search"
            autoComplete="off"
            className="search-plain h-14.5 w-full rounded-md bg-transparent ps-12.5 pe-4 text-[1.0625rem]"
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
            <label
              htmlFor={select.id}
              className="pointer-events-none absolute top-2 start-4 font-medium text-subtle text-xs lg:start-5"
            >
              {select.label}
            </label>
            <select
              id={select.id}
              name={select.name}
              className="h-14.5 w-full appearance-none text-ellipsis rounded-md bg-transparent pt-4.5 ps-4 pe-9 font-semibold text-control lg:ps-5 [&_option]:bg-surface [&_option]:text-text"
            >
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
