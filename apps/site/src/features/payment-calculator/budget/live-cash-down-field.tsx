"use client";

import { cashDownInput } from "../calculator-inputs.ts";
import { DollarField, type DollarFieldProps } from "../dollar-field.tsx";
import { useEstimate } from "../estimate/estimate-provider.tsx";
import { dealWithPrice } from "../payment-deal.ts";

/** Cash down, with limits and slider steps that follow the chosen price. */
export function LiveCashDownField(props: Pick<DollarFieldProps, "label" | "value">) {
  const { basis, initial, choices } = useEstimate();
  const deal = dealWithPrice(basis.deal, (choices ?? initial).price);
  return <DollarField name="down" input={cashDownInput(deal)} locale={basis.locale} {...props} />;
}
