import type { SilhouetteName } from "@forecourt/ui/silhouette";

const silhouettes: Record<string, SilhouetteName> = {
  suvs: "suv",
  sedans: "sedan",
  hatchbacks: "hatchback",
  trucks: "truck",
  wagons: "wagon",
  coupes: "coupe",
  convertibles: "convertible",
  minivans: "minivan",
};

/** Which silhouette stands for a body style, and in which order they stand above a list. */
export const bodySilhouettes = {
  order: Object.keys(silhouettes),
  of: (body: string): SilhouetteName => silhouettes[body] ?? "sedan",
};
