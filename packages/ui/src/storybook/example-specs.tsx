import { Icon, type IconName } from "../icon/icon.tsx";
import type { Spec } from "../spec-grid/spec-grid.tsx";

type Row = readonly [icon: IconName, term: string, detail: string];

/** Specs of a vehicle, in order. */
export const specRows: Record<"en" | "es", readonly Row[]> = {
  en: [
    ["gauge", "Odometer", "18,420 mi"],
    ["drivetrain", "Drivetrain", "All-wheel drive"],
    ["engine", "Engine", "1.5L turbo 4-cylinder"],
    ["transmission", "Transmission", "CVT automatic"],
    ["fuel", "City / highway", "25 / 26 mpg"],
    ["paint", "Exterior color", "Cosmic Blue Metallic"],
    ["seat", "Interior color", "Black"],
    ["tag", "Stock", "P26041"],
    ["document", "VIN", "JA4J4VAR4RZ004417"],
  ],
  es: [
    ["gauge", "Odómetro", "18,420 mi"],
    ["drivetrain", "Tracción", "En las cuatro ruedas"],
    ["engine", "Motor", "Turbo de 1.5 L y 4 cilindros"],
    ["transmission", "Transmisión", "Automática de variación continua"],
    ["fuel", "Ciudad / carretera", "25 / 26 mpg"],
    ["paint", "Color exterior", "Azul cósmico metálico"],
    ["seat", "Color interior", "Negro"],
    ["tag", "Número de inventario", "P26041"],
    ["document", "Número de serie (VIN)", "JA4J4VAR4RZ004417"],
  ],
};

/** Specs as cells of a grid. */
export function specsOf(rows: readonly Row[]): Spec[] {
  return rows.map(([icon, term, detail]) => ({
    term,
    detail,
    icon: <Icon name={icon} size={16} />,
    wide: icon === "document",
  }));
}
