import type { BodyStyleLink } from "../body-style-row/body-style-row.tsx";
import { type StoryContext, wordsOf } from "./words.ts";

const styles = ["suv", "sedan", "hatchback", "truck", "wagon", "coupe", "convertible", "minivan"] as const;
const counts = ["92", "58", "26", "31", "8", "8", "3", "0"];

const words = {
  en: {
    label: "Body styles",
    names: ["SUVs", "Sedans", "Hatchbacks", "Trucks", "Wagons", "Coupes", "Convertibles", "Minivans"],
  },
  es: {
    label: "Tipos de carrocería",
    names: [
      "SUV",
      "Sedanes",
      "Hatchbacks",
      "Camionetas pickup",
      "Vagonetas",
      "Cupés",
      "Convertibles",
      "Minivans",
    ],
  },
};

/** Body styles with counts. By default sedans are applied; minivans have no results. */
export function exampleBodyStyles(context: StoryContext, applied: string | null = "sedan") {
  const t = wordsOf(words, context);
  const items = styles.map(
    (silhouette, index): BodyStyleLink => ({
      silhouette,
      label: t.names[index]!,
      detail: counts[index]!,
      href: counts[index] === "0" ? undefined : `#${silhouette}`,
      current: silhouette === applied,
    }),
  );
  return { label: t.label, items };
}
