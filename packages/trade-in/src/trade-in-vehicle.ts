/** What is known of the shopper's vehicle. A year and miles are needed; everything else may be missing. */
export type TradeInVehicle = {
  vin?: string;
  /** Model year, four digits. */
  year: number;
  make?: string;
  model?: string;
  trim?: string;
  /** Odometer, whole miles. */
  mileage: number;
  doors?: number;
  bodystyle?: string;
  transmission?: string;
  exteriorcolor?: string;
  interiorColor?: string;
  fuelType?: string;
  drivetrain?: string;
  /** Licence plate and the state that issued it. */
  plate?: string;
  state?: string;
  /** Equipment the shopper ticked, by the valuation provider's names. */
  selectedOptions?: readonly string[];
};
