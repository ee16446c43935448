import type { ComponentProps, ComponentType } from "react";
import type { Estimated } from "./estimated.ts";
import { FIGURES, type FigureName } from "./figure-kinds.tsx";
import { LiveFigure } from "./live-figure.tsx";
import type { FigureProps } from "./payment-figures.tsx";

type OptionsOf<Name extends FigureName> = Omit<ComponentProps<(typeof FIGURES)[Name]>, "estimated">;

/** A figure of a payment, rendered by the server and updated by the calculator. */
export function Figure<Name extends FigureName>({
  name,
  estimated,
  ...options
}: OptionsOf<Name> & { name: Name; estimated: Estimated }) {
  const Rendered = FIGURES[name] as ComponentType<FigureProps>;
  return (
    <LiveFigure name={name} options={options}>
      <Rendered estimated={estimated} {...options} />
    </LiveFigure>
  );
}
