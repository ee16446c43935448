import type { ComponentProps, ElementType, FormEvent, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";

/** How a vehicle is paid for. */
export type PurchaseMethod = "finance" | "lease" | "cash";

export type PaymentCalculatorProps = Omit<ComponentProps<"form">, "children" | "method"> & {
  /** Names the form. */
  label: string;
  /** The choice of the method; left out where there is one only. Its values are fixed, its words are yours. */
  purchaseMethod?: {
    legend: string;
    name: string;
    options: readonly { value: PurchaseMethod; label: ReactNode }[];
    value?: PurchaseMethod;
    defaultValue?: PurchaseMethod;
  };
  /** Fields of every method, two to a row: trade-in. */
  children: ReactNode;
  /** Fields before them that paying in cash does not have: cash down. */
  paymentFields?: ReactNode;
  /** Fields of one method alone. The browser shows those of the chosen one by itself; a form sends all of them. */
  methodFields?: Partial<Record<PurchaseMethod, ReactNode>>;
  /** The button that asks for the estimate where there is no script, one that starts over. */
  actions?: ReactNode;
  /** A `PaymentResult`. */
  result: ReactNode;
  /** Under the fields: what the figure is made of, where a stacked result shows the figure alone. */
  footer?: ReactNode;
  /** `beside` in a page's width, `stacked` in a column, the figure first. */
  layout?: "beside" | "stacked";
  /**
   * Nothing can be estimated until something else is done; the result says what. Native fields are off; give an
   * `AmountField` its own `disabled`, for its slider.
   */
  locked?: boolean;
  /** Each change, as the fields would send it. */
  onValuesChange?: (values: Record<string, string>) => void;
  /** A form of your own that listens by itself, as a client component. */
  formAs?: ElementType;
};

/**
 * What a shopper can change about a payment, and the payment it gives. It works nothing out: changes go out, results
 * come in formatted. Without a script it is a GET form that asks the server.
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
  // A disabled fieldset turns off whatever fields it is given.
  const Fields = locked ? "fieldset" : "div";
  return (
    // It asks for its own width, not the screen's: it stands in columns too.
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

/** Financing is what is meant where no method can be chosen. */
const shownWith: Record<PurchaseMethod, string> = {
  finance:
    "group-has-[[value=lease]:checked]/calculator:hidden group-has-[[value=cash]:checked]/calculator:hidden",
  lease: "not-group-has-[[value=lease]:checked]/calculator:hidden",
  cash: "not-group-has-[[value=cash]:checked]/calculator:hidden",
};

function tellValues(tell: (values: Record<string, string>) => void) {
  return ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const fields = [...new FormData(currentTarget)].map(([name, value]) => [name, String(value)]);
    tell(Object.fromEntries(fields));
  };
}
