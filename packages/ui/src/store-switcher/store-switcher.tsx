import { cva, type VariantProps } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "../button/button.tsx";
import { buttonVariants } from "../button/button-variants.ts";
import { cx } from "../class-names/class-names.ts";
import { RadioCard } from "../radio-card/radio-card.tsx";

export type StoreChoice = {
  /** Form value. */
  value: string;
  name: ReactNode;
  address?: ReactNode;
  /** An `OpenNow`. */
  open?: ReactNode;
  /** At the end of the row: vehicles in stock, distance. */
  detail?: ReactNode;
};

const triggerVariants = cva("", {
  variants: {
    variant: {
      /** Inline in text, in the text colour. */
      text: "min-h-8 text-start underline-offset-3 hover:underline",
      button: buttonVariants({ variant: "secondary" }),
    },
  },
  defaultVariants: { variant: "button" },
});

export type StoreSwitcherProps = Omit<ComponentProps<"div">, "children"> &
  VariantProps<typeof triggerVariants> & {
    /** Content of the button: the selected store, or `Choose your store`. */
    label: ReactNode;
    /** Legend of the radio group. */
    legend: ReactNode;
    /** What the selection changes. */
    hint?: ReactNode;
    stores: readonly StoreChoice[];
    /** `value` of the selected store. */
    selected?: string | undefined;
    submitLabel: ReactNode;
    /** Form action. */
    action?: ComponentProps<"form">["action"];
    /** Form field name of the selection. */
    name?: string;
    /** More hidden inputs, such as the page to return to. */
    fields?: ReactNode;
    /** The edge of the button to align with. */
    align?: "start" | "end";
  };

/** A button with the selected store opens a form of all stores. The popover is native and needs no JavaScript. */
export function StoreSwitcher({
  label,
  legend,
  hint,
  stores,
  selected,
  submitLabel,
  action,
  name = "store",
  fields,
  align = "start",
  variant,
  className,
  ...rest
}: StoreSwitcherProps) {
  const panelId = useId();
  const hintId = useId();
  return (
    <div className={className} {...rest}>
      <button
        type="button"
        popoverTarget={panelId}
        className={cx("menu-button", triggerVariants({ variant }))}
      >
        {label}
      </button>
      <div
        id={panelId}
        popover="auto"
        className={cx(
          "menu-panel surface-overlay store-switcher-panel",
          align === "end" && "[--menu-area:block-end_span-inline-start]",
        )}
      >
        {/* No method with a function as `action`: React would warn. */}
        <form action={action} method={typeof action === "function" ? undefined : "post"}>
          {fields}
          <fieldset aria-describedby={hint ? hintId : undefined}>
            <legend className="font-semibold text-lg">{legend}</legend>
            {hint ? (
              <p id={hintId} className="mt-1 text-muted text-sm">
                {hint}
              </p>
            ) : null}
            <div className="mt-4 grid gap-2">
              {stores.map((store) => (
                <RadioCard
                  key={store.value}
                  name={name}
                  value={store.value}
                  defaultChecked={store.value === selected}
                  required
                  label={store.name}
                  detail={store.detail}
                  description={
                    <>
                      {store.address}
                      {store.open}
                    </>
                  }
                />
              ))}
            </div>
          </fieldset>
          <Button type="submit" block className="mt-4">
            {submitLabel}
          </Button>
        </form>
      </div>
    </div>
  );
}
