import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { cx } from "../class-names/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { controlClass } from "../text-input/control-class.ts";

export type SearchBarProps = Omit<ComponentProps<"form">, "children"> & {
  /** Form action; the method is GET. */
  action: string;
  /** The input's query parameter. */
  name: string;
  /** Links label and input. */
  inputId: string;
  label: ReactNode;
  /** Hides the label visually. */
  labelHidden?: boolean;
  placeholder?: string;
  defaultValue?: string;
  /** Text of the button; shown in size `lg`, otherwise the label of an icon. */
  submitLabel: string;
  size?: "md" | "lg";
  /** Hidden inputs that preserve other filters. */
  children?: ReactNode;
};

/** A keyword search as a GET form. */
export function SearchBar({
  action,
  name,
  inputId,
  label,
  labelHidden = true,
  placeholder,
  defaultValue,
  submitLabel,
  size = "md",
  className,
  children,
  ...rest
}: SearchBarProps) {
  const large = size === "lg";
  return (
    <search className={className}>
      <form action={action} {...rest}>
        <label
          htmlFor={inputId}
          className={labelHidden ? "sr-only" : "mb-2.5 block font-semibold text-control"}
        >
          {label}
        </label>
        <span className="relative block">
          <Icon name="search" className="search-icon" />
          <input
            id={inputId}
            type="search"
            name={name}
            placeholder={placeholder}
            defaultValue={defaultValue}
            enterKeyHint="search"
            autoComplete="off"
            className={cx(controlClass, "search-plain search-input", large && "min-h-15 pe-[min(8rem,40vw)]")}
          />
          {large ? (
            <Button type="submit" className="absolute inset-y-2 end-2">
              {submitLabel}
            </Button>
          ) : (
            <IconButton type="submit" label={submitLabel} variant="ghost" className="absolute end-1 top-0.75">
              <Icon name="arrow-right" />
            </IconButton>
          )}
        </span>
        {children}
      </form>
    </search>
  );
}
