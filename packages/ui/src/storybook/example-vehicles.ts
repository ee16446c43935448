import type { KitLocale } from "../messages/messages.ts";

export type ExampleBody =
  | "compact-suv"
  | "convertible"
  | "coupe"
  | "crossover"
  | "hatchback"
  | "minivan"
  | "sedan"
  | "suv"
  | "truck"
  | "wagon";
export type ExampleView = "front" | "front-quarter" | "side" | "rear-quarter";
export type ExamplePaint =
  | "black"
  | "blue"
  | "graphite"
  | "green"
  | "orange"
  | "pearl"
  | "red"
  | "sand"
  | "silver"
  | "white";
type Both = Record<KitLocale, string>;

export type ExampleVehicle = {
  /** Stock number. */
  id: string;
  title: string;
  subtitle: Both;
  body: ExampleBody;
  paint: ExamplePaint;
  miles: string;
  drivetrain: string;
  fuel: Both;
  store: string;
  /** Fees included; the payment is calculated from it. */
  price: string;
  was?: string;
  payment: string;
};

const gas = { en: "Gas", es: "Gasolina" };

/** Five vehicles of the sample dealership. */
export const exampleVehicles = [
  {
    id: "N25118",
    title: "2025 Mitsubishi Outlander",
    subtitle: { en: "SEL AWD · Panoramic roof", es: "SEL AWD · Techo panorámico" },
    body: "suv",
    paint: "white",
    miles: "12",
    drivetrain: "AWD",
    fuel: { en: "Plug-in hybrid", es: "Híbrido enchufable" },
    store: "North Ave",
    price: "$40,700",
    payment: "$606",
  },
  {
    id: "P26041",
    title: "2024 Mitsubishi Eclipse Cross",
    subtitle: { en: "SE AWD · Heated front seats", es: "SE AWD · Asientos delanteros con calefacción" },
    body: "crossover",
    paint: "blue",
    miles: "18,420",
    drivetrain: "AWD",
    fuel: gas,
    store: "North Ave",
    price: "$31,545",
    was: "$32,745",
    payment: "$470",
  },
  {
    id: "P26007",
    title: "2024 Mitsubishi Outlander Sport",
    subtitle: { en: "LE FWD · Backup camera", es: "LE FWD · Cámara de reversa" },
    body: "compact-suv",
    paint: "orange",
    miles: "9,310",
    drivetrain: "FWD",
    fuel: gas,
    store: "Riverside",
    price: "$18,050",
    payment: "$269",
  },
  {
    id: "P25992",
    title: "2023 Mitsubishi Mirage G4",
    subtitle: { en: "SE · One owner", es: "SE · Un solo dueño" },
    body: "sedan",
    paint: "graphite",
    miles: "27,140",
    drivetrain: "FWD",
    fuel: gas,
    store: "West Park",
    price: "$14,900",
    payment: "$222",
  },
  {
    id: "P25876",
    title: "2022 Nissan Frontier",
    subtitle: { en: "Crew cab 4x4 · Tow group", es: "Doble cabina 4x4 · Paquete de remolque" },
    body: "truck",
    paint: "silver",
    miles: "33,502",
    drivetrain: "4WD",
    fuel: gas,
    store: "Airport Rd",
    price: "$26,800",
    payment: "$399",
  },
] as const satisfies readonly ExampleVehicle[];

export const [outlander, eclipseCross, outlanderSport, mirage, frontier] = exampleVehicles;
