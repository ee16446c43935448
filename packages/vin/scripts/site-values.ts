/** Body classes of vPIC as the site's body styles. Vans, chassis, buses and others have none. */
export const BODY_STYLES: Readonly<Record<string, string>> = {
  "Convertible/Cabriolet": "convertibles",
  Coupe: "coupes",
  "Crossover Utility Vehicle (CUV)": "suvs",
  "Hatchback/Liftback/Notchback": "hatchbacks",
  Minivan: "minivans",
  Pickup: "trucks",
  Roadster: "convertibles",
  "Sedan/Saloon": "sedans",
  "Sport Utility Truck (SUT)": "trucks",
  "Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)": "suvs",
  Wagon: "wagons",
};

/** Fuels of vPIC as the site's. Natural gas and propane have none, which hides what the other key says. */
export const FUELS: Readonly<Record<string, string>> = {
  "Compressed Hydrogen/Hydrogen": "hydrogen",
  Diesel: "diesel",
  Electric: "electricity",
  "Ethanol (E85)": "flex_fuel",
  "Flexible Fuel Vehicle (FFV)": "flex_fuel",
  "Fuel Cell": "hydrogen",
  Gasoline: "gasoline",
};

/** The drivetrain that a text of series or trim names; null without one. Two-wheel drive does not say which. */
export function drivetrainIn(text: string): string | null {
  if (/\b(AWD|xDrive|quattro|4MATIC\+?|4MOTION|All Wheel Drive)(?!\w)/i.test(text)) return "awd";
  if (/\b(4WD|4x4)\b/i.test(text)) return "4wd";
  if (/\b(FWD)\b/.test(text)) return "fwd";
  return /\b(RWD)\b/.test(text) ? "rwd" : null;
}
