import { BudgetFactsFigure, TotalFigure } from "../budget/budget-figures.tsx";
import {
  FactsFigure,
  LinesFigure,
  PaymentFigure,
  PaymentLineFigure,
  TermsFigure,
} from "./payment-figures.tsx";
import { SheetLinkFigure } from "./sheet-link-figure.tsx";

/** The figures of a payment by name: a name can be passed to the browser, a component cannot. */
export const FIGURES = {
  payment: PaymentFigure,
  line: PaymentLineFigure,
  lines: LinesFigure,
  facts: FactsFigure,
  terms: TermsFigure,
  sheet: SheetLinkFigure,
  total: TotalFigure,
  budgetFacts: BudgetFactsFigure,
};

export type FigureName = keyof typeof FIGURES;
