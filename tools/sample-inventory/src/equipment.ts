/** The highlight and the equipment list entry of a letter. */
type EquipmentItem = { highlights: readonly string[]; standard: string };

/** Equipment by letter, in the feed's order. */
export const EQUIPMENT: Readonly<Record<string, EquipmentItem>> = {
  3: { highlights: ["Third Row Seating"], standard: "Third-row bench seat, folding" },
  t: { highlights: ["Tow Package"], standard: "Trailer hitch receiver with wiring" },
  p: { highlights: ["Panoramic Sunroof"], standard: "Panoramic sunroof with power shade" },
  s: { highlights: ["Sunroof"], standard: "Power tilt-and-slide sunroof" },
  l: { highlights: ["Leather Seats"], standard: "Leather-trimmed seats" },
  y: { highlights: ["Leatherette Seats"], standard: "Leatherette-trimmed seats" },
  h: { highlights: ["Heated Seats"], standard: "Heated front seats" },
  v: { highlights: ["Ventilated Seats"], standard: "Ventilated front seats" },
  w: { highlights: ["Heated Steering Wheel"], standard: "Heated steering wheel" },
  m: { highlights: ["Memory Seat"], standard: "Driver seat memory" },
  P: { highlights: ["Power Driver Seat"], standard: "Power-adjustable driver seat" },
  q: { highlights: ["Captain's Chairs"], standard: "Second-row captain's chairs" },
  c: {
    highlights: ["Apple CarPlay", "Android Auto"],
    standard: "Smartphone integration: Apple CarPlay and Android Auto",
  },
  n: { highlights: ["Navigation"], standard: "Built-in navigation system" },
  j: { highlights: ["Premium Audio"], standard: "Premium audio system" },
  i: { highlights: ["Wireless Charging"], standard: "Wireless phone charging pad" },
  W: { highlights: ["Wi-Fi Hotspot"], standard: "Wi-Fi hotspot capable" },
  z: { highlights: ["Rear Entertainment"], standard: "Rear-seat entertainment system" },
  d: { highlights: ["Head-Up Display"], standard: "Head-up display" },
  a: { highlights: ["Adaptive Cruise Control"], standard: "Adaptive cruise control" },
  b: { highlights: ["Blind Spot Monitor"], standard: "Blind-spot monitoring with rear cross-traffic alert" },
  e: {
    highlights: ["Automatic Emergency Braking"],
    standard: "Forward collision warning and automatic braking",
  },
  k: { highlights: ["Lane Keep Assist"], standard: "Lane departure warning with steering assist" },
  o: { highlights: ["Parking Sensors"], standard: "Rear parking sensors" },
  x: { highlights: ["360-Degree Camera"], standard: "Surround-view camera" },
  B: { highlights: ["Backup Camera"], standard: "Rear-view camera" },
  T: { highlights: ["Bluetooth"], standard: "Bluetooth hands-free phone and audio" },
  r: { highlights: ["Remote Start"], standard: "Remote engine start" },
  u: { highlights: ["Push Button Start"], standard: "Keyless access with push-button start" },
  K: { highlights: ["Keyless Entry"], standard: "Remote keyless entry" },
  D: { highlights: ["Dual-Zone Climate Control"], standard: "Dual-zone automatic climate control" },
  g: { highlights: ["Power Liftgate"], standard: "Power liftgate" },
  G: { highlights: ["Power Sliding Doors"], standard: "Power sliding side doors" },
  f: { highlights: ["DC Fast Charging"], standard: "DC fast-charging port" },
  X: { highlights: ["Off-Road Package"], standard: "Off-road suspension with skid plates" },
  L: { highlights: ["Bed Liner"], standard: "Bed liner" },
  S: { highlights: ["Running Boards"], standard: "Running boards" },
  R: { highlights: ["Roof Rails"], standard: "Roof rails" },
  A: { highlights: ["Alloy Wheels"], standard: "Aluminum-alloy wheels" },
};

/** Standard equipment of nearly all cars from a model year; the facts omit it. */
const USUAL_FROM: readonly (readonly [letter: string, year: number])[] = [
  ["K", 2010],
  ["T", 2013],
  // Required for all new vehicles since May 2018.
  ["B", 2018],
];

/** CarPlay and Android Auto started with model year 2015; earlier ones are errors in the facts. */
const FIRST_YEARS: Readonly<Record<string, number>> = { c: 2015 };

/**
 * Lists a vehicle's equipment letters in order, with the standard ones of its year.
 *
 * @example equipmentLetters("hs", 2014) // ["s", "h", "T", "K"]
 */
export function equipmentLetters(letters: string, year: number): string[] {
  const had = new Set([
    ...letters,
    ...USUAL_FROM.filter(([, from]) => year >= from).map(([letter]) => letter),
  ]);
  for (const letter of had) {
    if (!EQUIPMENT[letter]) throw new Error(`Unknown equipment letter ${letter} in ${letters}`);
    if (year < (FIRST_YEARS[letter] ?? 0)) throw new Error(`Equipment ${letter} is too early for ${year}`);
  }
  // Objects list integer keys first, others in insertion order.
  return Object.keys(EQUIPMENT).filter((letter) => had.has(letter));
}
