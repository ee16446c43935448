/** Paints by make, each `Name:Family` or `Name:Family:from-to` with model years. */
export type MakePaints = Readonly<Record<string, readonly string[]>>;
