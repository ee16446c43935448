import type { ReactNode } from "react";

export type ComparedVehicle = {
  /** Stock number or VIN. */
  id: string;
  /** The column's heading: year, make, model, trim. A link to its page. */
  title: ReactNode;
  /** A `VehicleImage`. */
  image?: ReactNode;
  /** A `Price`. */
  price?: ReactNode;
  /** A button that removes the column; its label names the vehicle. */
  remove?: ReactNode;
};

export type ComparedRow = {
  label: string;
  /** One per vehicle in the order of the columns; null where a feed says nothing. */
  values: readonly (string | null)[];
};

export type ComparedGroup = { title: string; rows: readonly ComparedRow[] };
