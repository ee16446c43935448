import type { ComparedGroup } from "../compare-table/compare-table.tsx";
import type { KitLocale } from "../messages/messages.ts";

/** Rows for three vehicles: Outlander, Eclipse Cross, Outlander Sport. A fourth repeats the first. */
const groups: Record<KitLocale, readonly ComparedGroup[]> = {
  en: [
    {
      title: "Basics",
      rows: [
        { label: "Mileage", values: [{ text: "12 mi", mark: "Lowest" }, "18,420 mi", "9,310 mi"] },
        { label: "Drivetrain", values: ["All-wheel drive", "All-wheel drive", "Front-wheel drive"] },
        { label: "Engine", values: ["2.4L 4-cylinder plug-in hybrid", "1.5L turbo 4-cylinder", null] },
        { label: "Doors", values: ["4", "4", "4"] },
      ],
    },
    {
      title: "Economy",
      rows: [
        { label: "City / highway", values: ["64 MPGe", "25 / 26 mpg", "23 / 29 mpg"] },
        { label: "Fuel", values: ["Plug-in hybrid", "Gas", "Gas"] },
      ],
    },
    {
      title: "Warranty",
      rows: [
        { label: "Lifetime engine warranty", values: ["Included", "Included", "Included"] },
        { label: "Certified", values: ["No", "Yes", "No"] },
      ],
    },
    {
      title: "Safety",
      rows: [
        { label: "Blind-spot warning", values: ["Yes", "Yes", "Yes"] },
        { label: "Backup camera", values: ["Yes", "Yes", "Yes"] },
      ],
    },
  ],
  es: [
    {
      title: "Lo básico",
      rows: [
        { label: "Millaje", values: [{ text: "12 mi", mark: "El menor" }, "18,420 mi", "9,310 mi"] },
        { label: "Tracción", values: ["En las cuatro ruedas", "En las cuatro ruedas", "Delantera"] },
        {
          label: "Motor",
          values: ["Híbrido enchufable de 2.4 L y 4 cilindros", "Turbo de 1.5 L y 4 cilindros", null],
        },
        { label: "Puertas", values: ["4", "4", "4"] },
      ],
    },
    {
      title: "Consumo",
      rows: [
        { label: "Ciudad / carretera", values: ["64 MPGe", "25 / 26 mpg", "23 / 29 mpg"] },
        { label: "Combustible", values: ["Híbrido enchufable", "Gasolina", "Gasolina"] },
      ],
    },
    {
      title: "Garantía",
      rows: [
        { label: "Garantía de por vida para el motor", values: ["Incluida", "Incluida", "Incluida"] },
        { label: "Certificado por el fabricante", values: ["No", "Sí", "No"] },
      ],
    },
    {
      title: "Seguridad",
      rows: [
        { label: "Alerta de punto ciego", values: ["Sí", "Sí", "Sí"] },
        { label: "Cámara de reversa", values: ["Sí", "Sí", "Sí"] },
      ],
    },
  ],
};

/** Props of the comparison of the first `count` sample vehicles. */
export function comparedGroups(locale: KitLocale, count: number): readonly ComparedGroup[] {
  return groups[locale].map(({ title, rows }) => ({
    title,
    rows: rows.map(({ label, values }) => ({
      label,
      values: Array.from({ length: count }, (_, index) => values[index % values.length] ?? null),
    })),
  }));
}
