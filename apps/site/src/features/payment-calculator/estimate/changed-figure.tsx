"use client";

import { PaymentChange as KitPaymentChange } from "@forecourt/ui/payment-change";
import { type ComponentType, useEffect, useState } from "react";
import { type EstimateBasis, type Estimated, estimated } from "./estimated.ts";
import { FIGURES, type FigureName } from "./figure-kinds.tsx";
import { KeepTerms } from "./keep-terms.tsx";
import type { PaymentChoices } from "./payment-choices.ts";
import type { FigureProps } from "./payment-figures.tsx";
import { paymentAmount } from "./payment-text.ts";

type ChangedFigureProps = {
  name: FigureName | "change";
  options: object;
  basis: EstimateBasis;
  initial: PaymentChoices;
  choices: PaymentChoices;
};

/** A figure of the payment with the shopper's choices. */
export function ChangedFigure({ name, options, basis, initial, choices }: ChangedFigureProps) {
  const current = estimated(basis, choices);
  if (name === "change")
    return <Change from={amountOf(estimated(basis, initial))} to={amountOf(current)} {...basis} />;
  const Rendered = FIGURES[name] as ComponentType<FigureProps>;
  return (
    <>
      {name === "terms" ? <KeepTerms {...current} /> : null}
      <Rendered estimated={current} {...options} />
    </>
  );
}

/** The effect of the last change on the payment, `$470 → $445 a month`. It mounts with the first change. */
function Change({ from, to, words }: { from: string; to: string } & EstimateBasis) {
  const [amount, setAmount] = useState(from);
  useEffect(() => setAmount(to), [to]);
  return <KitPaymentChange amount={amount} shown={words.change} spoken={words.changeSpoken} />;
}

function amountOf({ estimate, words, locale }: Estimated): string {
  return paymentAmount(estimate, locale) ?? words.noPayment;
}
