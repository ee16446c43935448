"use client";

import * as Radix from "@radix-ui/react-switch";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "../class-names/class-names.ts";
import { useHydrated } from "../use-hydrated/use-hydrated.ts";

export type SwitchProps = Omit<ComponentProps<typeof Radix.Root>, "asChild" | "children"> & {
  label: ReactNode;
  /** What the switch turns on; for a locked one also why it is always on. */
  description?: ReactNode;
  /**
   * Text beside a switch that is always on, such as `Always on`. It stays focusable, so that screen readers read why.
   */
  locked?: ReactNode;
};

/**
 * A setting that applies immediately, with label and description. Hidden without JavaScript, with its space reserved.
 * A form submits its initial value.
 */
export function Switch({ label, description, locked, id, className, onClick, ...rest }: SwitchProps) {
  const generatedId = useId();
  const control = id ?? generatedId;
  const hydrated = useHydrated();
  const descriptionIds = [description && `${control}-description`, locked && `${control}-locked`];
  return (
    <div className={cx("flex items-center gap-x-5 gap-y-2", className)}>
      <div className="min-w-0 flex-1">
        <label htmlFor={control} className={cx("font-semibold", locked ? "" : "cursor-pointer")}>
          {label}
        </label>
        {description ? (
          <p id={`${control}-description`} className="mt-0.5 text-control text-muted">
            {description}
          </p>
        ) : null}
      </div>
      {locked ? (
        <span id={`${control}-locked`} className="shrink-0 font-semibold text-caption text-muted">
          {locked}
        </span>
      ) : null}
      <Radix.Root
        id={control}
        aria-describedby={descriptionIds.filter(Boolean).join(" ") || undefined}
        aria-disabled={locked ? true : undefined}
        className={cx(trackClass, hydrated ? "" : "invisible")}
        {...(locked ? { checked: true } : {})}
        onClick={locked ? (event) => event.preventDefault() : onClick}
        {...rest}
      >
        <Radix.Thumb className={thumbClass}>{locked ? <Lock /> : null}</Radix.Thumb>
      </Radix.Root>
    </div>
  );
}

function Lock() {
  return (
    <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true" className="line-icon stroke-2.5">
      <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
    </svg>
  );
}

const trackClass =
  "relative inline-flex h-8 w-13 shrink-0 items-center rounded-full border-[1.5px] border-control-line bg-surface-sunken p-0.75 motion-safe:transition-colors enabled:hover:border-text data-[state=checked]:border-text data-[state=checked]:bg-text aria-disabled:cursor-not-allowed! aria-disabled:border-control-line! aria-disabled:bg-surface-sunken! disabled:cursor-not-allowed disabled:opacity-50 forced-colors:data-[state=checked]:bg-[Highlight] forced-colors:data-[state=checked]:forced-color-adjust-none pointer-coarse:after:absolute pointer-coarse:after:-inset-2";

const thumbClass =
  "pointer-events-none grid size-6 place-content-center rounded-full bg-control-line motion-safe:transition-[translate,background-color] data-[state=checked]:translate-x-4.5 rtl:data-[state=checked]:-translate-x-4.5 data-[state=checked]:bg-surface in-aria-disabled:bg-surface! in-aria-disabled:text-muted in-aria-disabled:shadow-control forced-colors:bg-[ButtonText] forced-colors:data-[state=checked]:bg-[Canvas]";
