import type { ComponentProps, ElementType, FormEvent, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";

/** Purchase method. */
export type PurchaseMethod = "finance" | "lease" | "cash";

export type PaymentCalculatorProps = Omit<ComponentProps<"form">, "children" | "method"> & {
  /** Accessible name of the form. */
  label: string;
  /** The method's radio group; omitted if there is only one. Values are fixed, labels are props. */
  purchaseMethod?: {
    legend: string;
    name: string;
    options: readonly { value: PurchaseMethod; label: ReactNode }[];
    value?: PurchaseMethod;
    defaultValue?: PurchaseMethod;
  };
  /** Fields for all methods, two per row: trade-in. */
  children: ReactNode;
  /** Fields before them for all methods except cash: cash down. */
  paymentFields?: ReactNode;
  /** Fields for one method. CSS shows those of the selected method; the form submits all. */
  methodFields?: Partial<Record<PurchaseMethod, ReactNode>>;
  /** Buttons: submit (without JavaScript), reset. */
  actions?: ReactNode;
  /** A `PaymentResult`. */
  result: ReactNode;
  /** Below the fields, if a stacked layout shows the payment first: the breakdown. */
  footer?: ReactNode;
  /** `beside`: two columns. `stacked`: one column, the payment first. */
  layout?: "beside" | "stacked";
  /**
   * Disables the fields while the visitor must unlock first; the result says how.
   * Pass `disabled` to each `AmountField` for its slider.
   */
  locked?: boolean;
  /** Called on each change with the form's values. */
  onValuesChange?: (values: Record<string, string>) => void;
  /** A custom form component, as a client component with its own listeners. */
  formAs?: ElementType;
};

/**
 * Inputs of a payment and its result. It does not calculate: it reports changes and shows formatted results.
 * Without JavaScript it is a GET form, and the server calculates.
 */
export function PaymentCalculator({
  label,
  purchaseMethod,
  children,
  paymentFields,
  methodFields = {},
  actions,
  result,
  footer,
  layout = "beside",
  locked = false,
  onValuesChange,
  formAs: Form = "form",
  className,
  ...rest
}: PaymentCalculatorProps) {
  const stacked = layout === "stacked";
  // A disabled fieldset disables all native fields.
  const Fields = locked ? "fieldset" : "div";
  return (
    // `@container`: it is also used in narrow columns.
    <div
      className={cx(
        "@container overflow-hidden rounded-lg border border-line bg-surface",
        stacked && "max-w-130 lg:shadow-panel",
        className,
      )}
    >
      <div className={stacked ? undefined : "grid @3xl:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]"}>
        {stacked ? result : null}
        <Form
          method="get"
          aria-label={label}
          {...(onValuesChange ? { onInput: tellValues(onValuesChange) } : {})}
          className={cx("group/calculator min-w-0", stacked ? "px-5 pb-6 md:px-7" : "p-5 md:p-7")}
          {...rest}
        >
          <Fields className="grid min-w-0 gap-5.5" disabled={locked || undefined}>
            {purchaseMethod ? <SegmentedControl {...purchaseMethod} legendHidden /> : null}
            <div className={rowClass}>
              {paymentFields ? (
                <div className="contents group-has-[[value=cash]:checked]/calculator:hidden">
                  {paymentFields}
                </div>
              ) : null}
              {children}
            </div>
            {methods.map((method) =>
              methodFields[method] ? (
                <div key={method} data-method={method} className={cx(rowClass, shownWith[method])}>
                  {methodFields[method]}
                </div>
              ) : null,
            )}
            {actions ? <div className="flex min-h-11 flex-wrap items-center gap-2.5">{actions}</div> : null}
          </Fields>
        </Form>
        {stacked ? null : result}
        {footer ? (
          <div className="col-span-full grid gap-4 border-line border-t p-5 text-sm md:p-7">{footer}</div>
        ) : null}
      </div>
    </div>
  );
}

const methods = ["finance", "lease", "cash"] as const;

const rowClass = "grid gap-x-8 gap-y-5.5 @md:grid-cols-2";

/** Without a choice of method, the method is finance. */
const shownWith: Record<PurchaseMethod, string> = {
  finance:
    "group-has-[[value=lease]:checked]/calculator:hidden group-has-[[value=cash]:checked]/calculator:hidden",
  lease: "not-group-has-[[value=lease]:checked]/calculator:hidden",
  cash: "not-group-has-[[value=cash]:checked]/calculator:hidden",
};

function tellValues(notify: (values: Record<string, string>) => void) {
  return ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const fields = [...new FormData(currentTarget)].map(([name, value]) => [name, String(value)]);
    notify(Object.fromEntries(fields));
  };
}
