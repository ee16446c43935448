import type { KitLocale } from "@forecourt/ui/messages";
import type { BodyStyle, Condition, Fuel } from "./sample-vehicle.ts";

type VehicleWords = {
  condition: Record<Condition, string>;
  body: Record<BodyStyle, string>;
  oneBody: Record<BodyStyle, string>;
  fuel: Record<Fuel, string>;
  drivetrain: Record<string, string>;
  paint: Record<string, string>;
  picture: (paint: string, body: string) => string;
  priceDrop: string;
  miles: (figure: string) => string;
};

/** What the site says about vehicles. */
export const vehicleWords: Record<KitLocale, VehicleWords> = {
  en: {
    condition: { new: "New", used: "Used", certified: "Certified" },
    body: {
      suvs: "SUVs",
      sedans: "Sedans",
      hatchbacks: "Hatchbacks",
      trucks: "Trucks",
      wagons: "Wagons",
      coupes: "Coupes",
      convertibles: "Convertibles",
      minivans: "Minivans",
    },
    oneBody: {
      suvs: "SUV",
      sedans: "sedan",
      hatchbacks: "hatchback",
      trucks: "truck",
      wagons: "wagon",
      coupes: "coupe",
      convertibles: "convertible",
      minivans: "minivan",
    },
    fuel: {
      gas: "Gas",
      hybrid: "Hybrid",
      "plug-in": "Plug-in hybrid",
      electric: "Electric",
      diesel: "Diesel",
    },
    drivetrain: {
      FWD: "Front-wheel drive",
      RWD: "Rear-wheel drive",
      AWD: "All-wheel drive",
      "4WD": "Four-wheel drive",
    },
    paint: {
      white: "White",
      silver: "Silver",
      gray: "Gray",
      black: "Black",
      red: "Red",
      blue: "Blue",
      green: "Green",
      orange: "Orange",
      yellow: "Yellow",
      brown: "Brown",
      beige: "Beige",
      purple: "Purple",
    },
    picture: (paint, body) => `${paint} ${body}`,
    priceDrop: "Price drop",
    miles: (figure) => `${figure} mi`,
  },
  es: {
    condition: { new: "Nuevo", used: "Usado", certified: "Certificado" },
    body: {
      suvs: "SUV",
      sedans: "Sedanes",
      hatchbacks: "Hatchbacks",
      trucks: "Camionetas",
      wagons: "Familiares",
      coupes: "Cupés",
      convertibles: "Convertibles",
      minivans: "Minivans",
    },
    oneBody: {
      suvs: "SUV",
      sedans: "sedán",
      hatchbacks: "hatchback",
      trucks: "camioneta",
      wagons: "familiar",
      coupes: "cupé",
      convertibles: "convertible",
      minivans: "minivan",
    },
    fuel: {
      gas: "Gasolina",
      hybrid: "Híbrido",
      "plug-in": "Híbrido enchufable",
      electric: "Eléctrico",
      diesel: "Diésel",
    },
    drivetrain: {
      FWD: "Tracción delantera",
      RWD: "Tracción trasera",
      AWD: "Tracción integral",
      "4WD": "Tracción 4x4",
    },
    paint: {
      white: "blanco",
      silver: "plateado",
      gray: "gris",
      black: "negro",
      red: "rojo",
      blue: "azul",
      green: "verde",
      orange: "naranja",
      yellow: "amarillo",
      brown: "café",
      beige: "beige",
      purple: "morado",
    },
    picture: (paint, body) => `${body.replace(/^./, (letter) => letter.toUpperCase())} color ${paint}`,
    priceDrop: "Precio rebajado",
    miles: (figure) => `${figure} mi`,
  },
};
