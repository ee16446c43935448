import type { MoneyLocale } from "@forecourt/money";
import { cashDownLimits } from "./budget/cash-down-limits.ts";
import { absentFields, changedFields, isComplete, readForm, writeFields } from "./calculator-fields.ts";
import type { Choose } from "./estimate/estimate-provider.tsx";
import { choiceFields, defaultChoices, type PaymentChoices } from "./estimate/payment-choices.ts";
import { rememberChoices, rememberedChoices } from "./estimate/remembered-choices.ts";
import type { PaymentDeal } from "./payment-deal.ts";

/** A calculator's form and what its updates need. */
export type Calculator = {
  form: HTMLFormElement;
  deal: PaymentDeal;
  locale: MoneyLocale;
  choose: Choose;
};

/** Estimates the payment with the form's values and remembers what differs from the defaults. */
export function update({ form, deal, locale, choose }: Calculator): void {
  const updated = readForm(form, deal);
  choose(updated, updated.price === null ? null : cashDownLimits(deal, updated.price, locale));
  // Default cash down may be a share of the price: the default for the earlier price is not the shopper's choice.
  const defaults = [choiceFields(defaultChoices(deal)), choiceFields(defaultChoices(deal, updated.price))];
  const changed = changedFields(form, ...defaults);
  rememberChoices({ ...absentFields(form, rememberedChoices()), ...changed });
}

/** Updates the estimate unless a number is half typed. */
export function updateWhileTyping(calculator: Calculator, field: HTMLInputElement): void {
  if (isComplete(field)) update(calculator);
}

/** Clamps the fields to their limits: a lower price lowers cash down. */
export function commit(calculator: Calculator): void {
  clampFields(calculator);
  update(calculator);
}

/**
 * Fills in what the shopper chose for another vehicle, unless this form was touched before hydration or its values came
 * with the address.
 */
export function restore(calculator: Calculator, initial: PaymentChoices, chosen: boolean): void {
  const { form } = calculator;
  const touched = Object.keys(changedFields(form, choiceFields(initial))).length > 0;
  if (!touched && !chosen) writeFields(form, rememberedChoices());
  update(calculator);
  // A remembered amount may exceed this vehicle's limits.
  clampFields(calculator);
}

/** Sets the dealership's defaults and forgets the shopper's choices. */
export function reset(calculator: Calculator): void {
  writeFields(calculator.form, choiceFields(defaultChoices(calculator.deal)));
  rememberChoices({});
  update(calculator);
}

function clampFields({ form, deal }: Calculator) {
  writeFields(form, choiceFields(readForm(form, deal)));
}
