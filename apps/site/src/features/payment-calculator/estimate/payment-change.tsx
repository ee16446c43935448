import { LiveFigure } from "./live-figure.tsx";

/** The effect of the last change on the payment; empty before one. */
export function PaymentChange() {
  return (
    <LiveFigure name="change" options={{}}>
      {null}
    </LiveFigure>
  );
}
