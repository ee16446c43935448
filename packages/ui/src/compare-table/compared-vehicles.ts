import type { ReactNode } from "react";

export type ComparedVehicle = {
  /** Stock number or VIN. */
  id: string;
  /** The column's heading: year, make, model. A link to its page. */
  title: ReactNode;
  /** Trim and store. */
  subtitle?: ReactNode;
  /** A `VehicleImage`. */
  image?: ReactNode;
  /** A `Price` and a `Payment`. */
  price?: ReactNode;
  /** A link or button that removes the column; its label names the vehicle. */
  remove?: ReactNode;
};

/** A value; two are equal when their texts are. */
export type ComparedValue = {
  text: string;
  /** What is shown, when it is more than the text. */
  content?: ReactNode;
  /** Below the value: the terms of a payment. */
  note?: ReactNode;
  /** Says that the value is the best one: `Lowest`. */
  mark?: string | undefined;
};

export type ComparedRow = {
  label: string;
  /** In the row of what is equal, instead of the value: the name of a feature that all have. */
  same?: string;
  /** One per vehicle in the order of the columns; null where a feed says nothing. */
  values: readonly (string | ComparedValue | null)[];
};

export type ComparedGroup = {
  title: string;
  /** Beside the title: `as listed by the store`. */
  note?: ReactNode;
  rows: readonly ComparedRow[];
};

/** The text of a row's value; null for an unknown one. */
export function valueText(value: ComparedRow["values"][number] | undefined): string | null {
  return typeof value === "string" ? value : (value?.text ?? null);
}

/** Whether the row's values differ; unknown differs from known. */
export function differs({ values }: ComparedRow): boolean {
  return new Set(values.map(valueText)).size > 1;
}
