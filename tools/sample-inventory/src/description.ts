import {
  DRIVE_WORDS,
  DRIVEN_WHEELS,
  engineText,
  gearboxText,
  listText,
  notableEquipment,
  numberText,
  withArticle,
} from "./description-text.ts";
import type { Random } from "./random.ts";
import { ageOf } from "./reference-day.ts";
import type { SampleVehicle } from "./sample-vehicle.ts";

const YEARLY_MILES = 12_000;

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** First sentence: drivetrain and appearance. */
function opening(vehicle: SampleVehicle, random: Random): string {
  const { facts, trim, powertrain, paint, interior, year } = vehicle;
  const engine = engineText(powertrain);
  const theEngine = powertrain.motors === "dual" ? engine : `the ${engine}`;
  const gearbox = gearboxText(powertrain.gearbox);
  const drive = DRIVE_WORDS[trim[3]];
  const driveline = gearbox ? `${withArticle(gearbox)} and ${drive}` : drive;
  const name = `${facts.model} ${trim[0]}`;
  const inside = `${interior.name} ${vehicle.upholstery.toLowerCase()}`;
  const verb = powertrain.motors === "dual" ? "drive" : "drives";
  return random.pick([
    `${paint.name} over ${inside}: ${[engine, gearbox].filter(Boolean).join(", ")} and ${drive}.`,
    `This ${name} pairs ${theEngine} with ${driveline}, in ${paint.name} over ${inside}.`,
    `${year} ${name} in ${paint.name}, with ${[theEngine, gearbox && withArticle(gearbox)].filter(Boolean).join(", ")} and ${drive}.`,
    `${capitalized(theEngine)} ${verb} ${DRIVEN_WHEELS[trim[3]]}${gearbox ? ` through ${withArticle(gearbox)}` : ""}; the paint is ${paint.name}, the seats are ${inside}.`,
    `${paint.name} ${name} with ${inside} seats, ${theEngine} and ${drive}.`,
  ]);
}

function equipment({ letters }: SampleVehicle, random: Random): string[] {
  const had = notableEquipment(letters).slice(0, 5);
  if (had.length < 2) return [];
  const some = listText(random.shuffle(had).slice(0, 3));
  return [
    `Equipment includes ${some}.`,
    `It has ${some}.`,
    `${capitalized(some)} come with it.`,
    `On board: ${some}.`,
  ];
}

function economy({ trim, powertrain }: SampleVehicle): string[] {
  const [, , , , city, highway] = trim;
  if (city === 0) return [];
  if (powertrain.fuel === "electric")
    return [`The EPA rated it at ${city} MPGe in the city and ${highway} on the highway.`];
  if (powertrain.fuel === "plug-in") return [];
  return [
    `The EPA rated it at ${city} mpg in the city and ${highway} on the highway.`,
    `EPA figures: ${city} mpg city, ${highway} highway.`,
  ];
}

function odometer({ condition, miles, year }: SampleVehicle): string[] {
  if (condition === "new") return [];
  const yearly = Math.round(miles / ageOf(year) / 100) * 100;
  const reading = `The odometer shows ${miles.toLocaleString("en-US")} miles`;
  if (yearly < YEARLY_MILES * 0.75) return [`${reading}, about ${yearly.toLocaleString("en-US")} a year.`];
  if (miles > 120_000) return [`${reading}, and the price says so.`];
  return [`${reading}.`];
}

/** Second sentence: equipment, seats, economy, odometer, or a fact of this model. */
function detail(vehicle: SampleVehicle, random: Random): string {
  const { facts, letters, optionalFeatures } = vehicle;
  if (facts.note && random.chance(0.7)) return facts.note;
  const sentences = [
    ...equipment(vehicle, random),
    ...random.shuffle(economy(vehicle)).slice(0, 1),
    ...odometer(vehicle),
    ...(letters.includes("3") ? [`Three rows of seats carry ${numberText(facts.seats)}.`] : []),
    ...(optionalFeatures.length > 1
      ? [`Extras on this one: ${listText(optionalFeatures.slice(0, 3)).toLowerCase()}.`]
      : []),
  ];
  return sentences.length === 0 ? "" : random.pick(sentences);
}

/** Writes one or two sentences from a vehicle's facts. */
export function describeVehicle(vehicle: SampleVehicle, random: Random): string {
  return `${opening(vehicle, random)} ${detail(vehicle, random)}`.trim();
}
