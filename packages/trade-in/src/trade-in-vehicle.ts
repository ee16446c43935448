/** The shopper's vehicle; year and mileage are required. */
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
  bodyStyle?: string;
  transmission?: string;
  exteriorColor?: string;
  interiorColor?: string;
  fuelType?: string;
  drivetrain?: string;
  /** Licence plate and the state that issued it. */
  plate?: string;
  state?: string;
  /** Selected equipment, by the valuation provider's names. */
  selectedOptions?: readonly string[];
};
