import { EQUIPMENT } from "./equipment.ts";
import type { BodyKey, ModelFacts, TrimFacts } from "./facts/model-facts.ts";
import { OEM_EQUIPMENT } from "./facts/oem-equipment.ts";
import type { Powertrain } from "./powertrain.ts";
import type { Random } from "./random.ts";

/** The powertrain and drive conditions of `oem-equipment.ts`. */
function powertrainTags({ make }: ModelFacts, trim: TrimFacts, powertrain: Powertrain): string[] {
  const { fuel, block, aspiration, gearbox } = powertrain;
  return [
    fuel,
    block,
    trim[3],
    aspiration.includes("Turbo") ? "turbo" : "",
    gearbox.endsWith("CVT") ? "CVT" : "",
    gearbox.endsWith("D") ? "dual-clutch" : "",
    make === "Ram" && fuel === "diesel" && block === "I6" ? "cummins" : "",
  ];
}

/** Equipment by the maker's names, for the vehicle's year, equipment and powertrain. */
export function oemFeatures(
  facts: ModelFacts,
  trim: TrimFacts,
  vehicle: { year: number; letters: readonly string[]; powertrain: Powertrain },
): string[] {
  const has = new Set([...vehicle.letters, ...powertrainTags(facts, trim, vehicle.powertrain)]);
  return OEM_EQUIPMENT[facts.make]!.filter(
    ([, from, to, needs = []]) =>
      from <= vehicle.year &&
      vehicle.year <= to &&
      needs.every((need) => (need.startsWith("!") ? !has.has(need.slice(1)) : has.has(need))),
  ).map(([label]) => label);
}

const TRUCKS: readonly BodyKey[] = ["crew", "extended"];
const WITH_TAILGATE: readonly BodyKey[] = ["suv", "wagon", "hatch", "minivan"];

/** Standard equipment of the trim, and of all cars of its time and shape. */
export function standardFeatures(facts: ModelFacts, year: number, letters: readonly string[]): string[] {
  const usual: [boolean, string][] = [
    [true, "Four-wheel antilock brakes"],
    [year >= 2009, "Front, side and curtain airbags"],
    [year >= 2012, "Electronic stability control"],
    [true, "Tire-pressure monitoring system"],
    [facts.seats > 2, "LATCH child-seat anchors"],
    [true, "Air conditioning"],
    [true, "Power windows, locks and mirrors"],
    [facts.value !== "budget" || year >= 2015, "Cruise control"],
    [WITH_TAILGATE.includes(facts.body), "60/40 split-folding rear seat"],
    [TRUCKS.includes(facts.body) && year >= 2012, "Trailer sway control"],
    [facts.body === "convertible", "Folding convertible top"],
    [year >= 2017, "Automatic headlights"],
    [year >= 2012, "USB port"],
  ];
  return [
    ...letters.map((letter) => EQUIPMENT[letter]!.standard),
    ...usual.filter(([applies]) => applies).map(([, label]) => label),
  ];
}

const ADD_ONS: Readonly<Record<"truck" | "tailgate" | "car", readonly string[]>> = {
  truck: [
    "Soft tonneau cover",
    "Trailer brake controller",
    "Side steps",
    "Mud guards",
    "All-weather floor mats",
    "Window tint",
  ],
  tailgate: [
    "Roof-rack crossbars",
    "Cargo area cover",
    "Cargo tray",
    "All-weather floor mats",
    "Mud guards",
    "Window tint",
  ],
  car: ["All-weather floor mats", "Window tint", "Trunk tray", "Wheel locks", "Rear spoiler"],
};

/** Up to three additions by an earlier owner or the dealership. */
export function addedFeatures({ body }: ModelFacts, random: Random): string[] {
  const kind = TRUCKS.includes(body) ? "truck" : WITH_TAILGATE.includes(body) ? "tailgate" : "car";
  return random.shuffle(ADD_ONS[kind]).slice(0, random.whole(0, 3));
}
