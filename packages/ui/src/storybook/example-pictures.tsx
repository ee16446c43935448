import type { KitLocale } from "../messages/messages.ts";
import { VehicleImage, type VehicleImageProps } from "../vehicle-image/vehicle-image.tsx";
import type { ExampleBody, ExamplePaint, ExampleView } from "./example-vehicles.ts";

const bodies: Record<ExampleBody, Record<KitLocale, string>> = {
  "compact-suv": { en: "compact SUV", es: "SUV compacto" },
  convertible: { en: "convertible", es: "Convertible" },
  coupe: { en: "coupe", es: "Cupé" },
  crossover: { en: "crossover", es: "Crossover" },
  hatchback: { en: "hatchback", es: "Hatchback" },
  minivan: { en: "minivan", es: "Minivan" },
  sedan: { en: "sedan", es: "Sedán" },
  suv: { en: "SUV", es: "SUV" },
  truck: { en: "pickup truck", es: "Camioneta pickup" },
  wagon: { en: "wagon", es: "Vagoneta" },
};

const paints: Record<ExamplePaint, Record<KitLocale, string>> = {
  black: { en: "Black", es: "negro" },
  blue: { en: "Blue", es: "azul" },
  graphite: { en: "Graphite", es: "grafito" },
  green: { en: "Green", es: "verde" },
  orange: { en: "Orange", es: "naranja" },
  pearl: { en: "Pearl", es: "perla" },
  red: { en: "Red", es: "rojo" },
  sand: { en: "Sand", es: "arena" },
  silver: { en: "Silver", es: "plateado" },
  white: { en: "White", es: "blanco" },
};

/** Names of the views. */
export const viewNames: Record<ExampleView, Record<KitLocale, string>> = {
  front: { en: "front", es: "de frente" },
  "front-quarter": { en: "front and side", es: "de frente y de lado" },
  side: { en: "side", es: "de lado" },
  "rear-quarter": { en: "rear and side", es: "de atrás y de lado" },
};

type Pictured = { body: ExampleBody; paint: ExamplePaint; view?: ExampleView; locale: KitLocale };

/** A sample illustration as an image source, marked as an illustration. */
export function illustration({ body, paint, view = "front-quarter", locale }: Pictured) {
  const file = (width: number) => `illustrations/${body}-${view}-${paint}-${width}.avif`;
  const what =
    locale === "es"
      ? `${bodies[body].es} ${paints[paint].es}, ${viewNames[view].es}, ilustración`
      : `${paints[paint].en} ${bodies[body].en}, ${viewNames[view].en}, illustration`;
  return {
    src: file(640),
    srcSet: `${file(640)} 640w, ${file(1280)} 1280w`,
    width: 640,
    height: 320,
    kind: "render" as const,
    alt: what,
    caption: locale === "es" ? "Ilustración" : "Illustration",
  };
}

/** A sample illustration as a `VehicleImage`. */
export function Illustration({
  body,
  paint,
  view = "front-quarter",
  locale,
  ...rest
}: Pictured & Partial<VehicleImageProps>) {
  return <VehicleImage {...illustration({ body, paint, view, locale })} priority="eager" {...rest} />;
}
