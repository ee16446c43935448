export type FuelKey = "gas" | "mild-hybrid" | "hybrid" | "plug-in" | "electric" | "diesel" | "flex";

/** `gearbox` is the number of gears and a letter: A automatic, D dual clutch, M manual; or CVT, eCVT. */
export type Powertrain = {
  fuel: FuelKey;
  liters: string;
  /** Layout and cylinders, such as `V6`; empty for electric cars. */
  block: string;
  cylinders: number | null;
  aspiration: "" | "Turbocharged" | "Twin Turbocharged" | "Supercharged";
  motors: "" | "single" | "dual";
  gearbox: string;
};

const PATTERN =
  /^(?:(?<motors>single|dual) electric|(?<liters>\d\.\d) (?<block>[IVHW]\d{1,2}))(?: (?<air>turbo|twin-turbo|supercharged))?(?: (?<fuel>mild-hybrid|hybrid|plug-in|diesel|flex))? (?<gearbox>\d{1,2}[ADM]|e?CVT)$/;
const ASPIRATIONS: Record<string, Powertrain["aspiration"]> = {
  turbo: "Turbocharged",
  "twin-turbo": "Twin Turbocharged",
  supercharged: "Supercharged",
};

/**
 * Parses a powertrain of the facts: displacement and layout, aspiration, fuel unless gasoline, gearbox.
 *
 * @example readPowertrain("3.5 V6 twin-turbo 10A")
 * @example readPowertrain("dual electric 1A")
 */
export function readPowertrain(text: string): Powertrain {
  const parts = PATTERN.exec(text)?.groups;
  if (!parts) throw new Error(`Powertrain not understood: ${text}`);
  const { motors, liters = "", block = "", air, fuel, gearbox } = parts;
  return {
    fuel: motors ? "electric" : ((fuel ?? "gas") as FuelKey),
    liters,
    block,
    cylinders: block ? Number(block.slice(1)) : null,
    aspiration: air ? ASPIRATIONS[air]! : "",
    motors: (motors ?? "") as Powertrain["motors"],
    gearbox: gearbox!,
  };
}

const FORCED = {
  "": "",
  Turbocharged: " Turbo",
  "Twin Turbocharged": " Twin Turbo",
  Supercharged: " Supercharged",
};
const ELECTRIFIED: Partial<Record<FuelKey, string>> = {
  hybrid: " Hybrid",
  "plug-in": " Plug-In Hybrid",
  diesel: " Diesel",
};

/**
 * Formats the engine like a HomeNet feed.
 *
 * @example describeEngine(readPowertrain("1.5 I4 turbo CVT")) // "1.5L I4 Turbo"
 */
export function describeEngine({ motors, liters, block, aspiration, fuel }: Powertrain): string {
  if (fuel === "electric") return motors === "dual" ? "Dual Electric Motors" : "Single Electric Motor";
  return `${liters}L ${block}${FORCED[aspiration]}${ELECTRIFIED[fuel] ?? ""}`;
}

/**
 * Formats the gearbox like a HomeNet feed.
 *
 * @example describeGearbox("10A") // "10-Speed Automatic w/OD"
 */
export function describeGearbox(gearbox: string): string {
  if (gearbox.endsWith("CVT")) return gearbox === "eCVT" ? "eCVT" : "CVT w/OD";
  const speeds = gearbox.slice(0, -1);
  if (gearbox.endsWith("D")) return `${speeds}-Speed Dual Clutch`;
  if (gearbox.endsWith("M")) return `${speeds}-Speed Manual w/OD`;
  return speeds === "1" ? "1-Speed Automatic" : `${speeds}-Speed Automatic w/OD`;
}
