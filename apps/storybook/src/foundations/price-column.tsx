import { Payment } from "@forecourt/ui/payment";
import { Price } from "@forecourt/ui/price";
import { Live } from "./live.tsx";

const prices = ["$11,995", "$28,545", "$31,545", "$40,700"];

/** Tabular figures: a column of prices aligns, and a changed figure does not shift its neighbours. */
export function PriceColumn() {
  return (
    <Live className="grid items-start gap-8 md:grid-cols-3">
      <div>
        <p className="mb-2 text-caption text-subtle">Tabular figures, as in the kit</p>
        <ul className="w-max text-end font-extrabold text-2xl">
          {prices.map((price) => (
            <li key={price}>{price}</li>
          ))}
        </ul>
      </div>
      <div>
        <p className="mb-2 text-caption text-subtle">Proportional figures, for comparison</p>
        <ul className="w-max text-end font-extrabold text-2xl normal-nums">
          {prices.map((price) => (
            <li key={price}>{price}</li>
          ))}
        </ul>
      </div>
      <div>
        <p className="mb-2 text-caption text-subtle">A price and its payment</p>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <Price amount="$31,545" was={{ amount: "$32,745", label: "Was" }} note="incl. fees" />
          <Payment amount="$470" suffix="/mo est." terms="72 mo, 5.90% APR, $3,129 down" />
        </div>
      </div>
    </Live>
  );
}
