import { Children, type ElementType, type ReactNode } from "react";
import { cardColumns } from "./card-columns.ts";

type CardGridProps = {
  /** `ul` for a list with `li` children. */
  as?: ElementType;
  /** `columns` between text columns, which have no border. */
  gap?: "cards" | "columns";
  className?: string;
  children: ReactNode;
};

const GAPS = { cards: "gap-4 lg:gap-5", columns: "gap-x-8 gap-y-9 lg:gap-x-10" };

const COLUMNS = {
  1: "",
  2: "@xl:grid-cols-2",
  3: "@xl:grid-cols-2 @4xl:grid-cols-3",
  4: "@xl:grid-cols-2 @5xl:grid-cols-4",
};

/** With two columns, the last of an odd number of cards takes the row. */
const LAST_OF_TWO = {
  1: "",
  2: "@xl:[&>:last-child]:col-span-2",
  3: "@xl:@max-4xl:[&>:last-child]:col-span-2",
  4: "@xl:@max-5xl:[&>:last-child]:col-span-2",
};

/** A grid of cards with as many columns as their number fills. No card is alone in a row of several columns. */
export function CardGrid({ as: Element = "div", gap = "cards", className = "", children }: CardGridProps) {
  const count = Children.toArray(children).length;
  const columns = cardColumns(count);
  const isOdd = count > 1 && count % 2 === 1;
  const isAlone = columns > 1 && count % columns === 1;
  return (
    <div className={`@container ${className}`}>
      <Element
        className={[
          "grid",
          GAPS[gap],
          COLUMNS[columns],
          isOdd ? LAST_OF_TWO[columns] : "",
          isAlone ? "@4xl:[&>:last-child]:col-span-full" : "",
        ]
          .filter(Boolean)
          .join(" ")}
      >
        {children}
      </Element>
    </div>
  );
}
