import { cva, type VariantProps } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "../button/button.tsx";
import { buttonVariants } from "../button/button-variants.ts";
import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";
import { RadioCard } from "../radio-card/radio-card.tsx";

export type StoreChoice = {
  /** What the form sends. */
  value: string;
  name: ReactNode;
  address?: ReactNode;
  /** An `OpenNow`. */
  open?: ReactNode;
  /** At the end of the row: vehicles in stock, the distance. */
  detail?: ReactNode;
};

const triggerVariants = cva("", {
  variants: {
    look: {
      /** In a line of words, in their colour. */
      text: "inline-flex min-h-8 items-center gap-1.5 text-start underline-offset-3 hover:underline",
      button: buttonVariants({ variant: "secondary" }),
    },
  },
  defaultVariants: { look: "button" },
});

export type StoreSwitcherProps = Omit<ComponentProps<"div">, "children"> &
  VariantProps<typeof triggerVariants> & {
    /** What the button shows: the chosen store, or `Choose your store`. */
    label: ReactNode;
    /** The question over the stores. */
    legend: ReactNode;
    /** What the choice changes. */
    hint?: ReactNode;
    stores: readonly StoreChoice[];
    /** The `value` of the chosen store. */
    selected?: string | undefined;
    submitLabel: ReactNode;
    /** Where the choice is posted. */
    action?: ComponentProps<"form">["action"];
    /** What the choice is called in the form. */
    name?: string;
    /** More that the form sends, as hidden inputs: the page to come back to. */
    fields?: ReactNode;
    /** The side of the button the panel lines up with. */
    align?: "start" | "end";
  };

/** The chosen store as a button, with all stores as a form behind it: a native popover that needs no JavaScript. */
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
  look,
  className,
  ...rest
}: StoreSwitcherProps) {
  const panelId = useId();
  const hintId = useId();
  return (
    <div className={className} {...rest}>
      <button type="button" popoverTarget={panelId} className={triggerVariants({ look })}>
        {label}
        <Glyph name="chevron-down" size={16} className="opacity-70" />
      </button>
      <div
        id={panelId}
        popover="auto"
        className={cx(
          "menu-panel surface-overlay max-h-[85dvh] overflow-y-auto p-4 text-base shadow-overlay md:max-w-105 md:p-5 md:shadow-panel",
          align === "end" && "[--menu-area:block-end_span-inline-start]",
        )}
      >
        {/* A function for `action` brings its own way of sending; React warns of a method beside it. */}
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
                      {store.open ? <span className="mt-0.5 block">{store.open}</span> : null}
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
