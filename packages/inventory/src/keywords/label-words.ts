const entries = (typed: string, words: string): [string, readonly string[]][] =>
  typed.split(" ").map((phrase) => [phrase, words.split(" ")]);

/**
 * Phrases that labels spell in several ways, with the words of those labels. A label with one of them matches: "v6" is
 * a "6-Cylinder" in some feeds. Typed phrases are joined: `crewcab`.
 */
export const LABEL_WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ...entries("i3", "i3 3cylinder"),
  ...entries("3cylinder 3cylinders 3cyl 3cilindros", "3cylinder i3"),
  ...entries("i4", "i4 4cylinder"),
  ...entries("4cylinder 4cylinders 4cyl 4cilindros", "4cylinder i4 h4 l4 v4"),
  ...entries("v6", "v6 6cylinder"),
  ...entries("6cylinder 6cylinders 6cyl 6cilindros", "6cylinder v6 i6 h6 l6"),
  ...entries("v8", "v8 8cylinder"),
  ...entries("8cylinder 8cylinders 8cyl 8cilindros", "8cylinder v8"),
  ...entries("automatic automatico automaticos automatica automaticas", "automatic cvt dct"),
  ...entries("manual stick stickshift standardtransmission estandar standar decambios", "manual"),
  ...entries("crewcab supercrew crewmax doublecab cabinadoble doblecabina", "crew supercrew crewmax double"),
  ...entries("extendedcab supercab cabinaextendida cabinaymedia", "extended supercab quad"),
  // Gas mileage is no fuel, and no label has it.
  ["gasmileage", []],
  ["rendimientodegasolina", []],
  ...entries("regularcab singlecab cabinasencilla cabinaregular", "regular"),
]);
