import { slugId, type Vehicle } from "../../vehicle.ts";

export type VehicleTest = (vehicle: Vehicle) => boolean;

/** What a shopper types, which vehicles a salesperson would show, and the words that do not matter. */
export type Phrase = readonly [typed: string, shows: VehicleTest, ignored?: readonly string[]];

export const all =
  (...tests: VehicleTest[]): VehicleTest =>
  (vehicle) =>
    tests.every((test) => test(vehicle));
export const any =
  (...tests: VehicleTest[]): VehicleTest =>
  (vehicle) =>
    tests.some((test) => test(vehicle));
export const not =
  (test: VehicleTest): VehicleTest =>
  (vehicle) =>
    !test(vehicle);
export const everything: VehicleTest = () => true;
export const nothing: VehicleTest = () => false;

export const make =
  (label: string): VehicleTest =>
  (vehicle) =>
    vehicle.make === label;
export const model =
  (...labels: string[]): VehicleTest =>
  (vehicle) =>
    labels.includes(vehicle.model);
export const trim =
  (part: string): VehicleTest =>
  (vehicle) =>
    slugId(vehicle.trim).split("_").join(" ").includes(part);
export const stock =
  (number: string): VehicleTest =>
  (vehicle) =>
    vehicle.stockNumber === number;
export const body =
  (...styles: Vehicle["bodyStyle"][]): VehicleTest =>
  (vehicle) =>
    styles.includes(vehicle.bodyStyle);
export const fuel =
  (...types: Vehicle["fuelType"][]): VehicleTest =>
  (vehicle) =>
    types.includes(vehicle.fuelType);
export const drive =
  (...trains: Vehicle["drivetrain"][]): VehicleTest =>
  (vehicle) =>
    trains.includes(vehicle.drivetrain);
export const gearbox =
  (...kinds: Vehicle["transmission"][]): VehicleTest =>
  (vehicle) =>
    kinds.includes(vehicle.transmission);
export const color =
  (...families: Vehicle["exteriorColorFamily"][]): VehicleTest =>
  (vehicle) =>
    families.includes(vehicle.exteriorColorFamily);
export const feature =
  (...labels: string[]): VehicleTest =>
  (vehicle) =>
    labels.some((label) => vehicle.features.includes(label));
export const engine =
  (pattern: RegExp): VehicleTest =>
  (vehicle) =>
    pattern.test(vehicle.engine ?? "");
export const cab =
  (pattern: RegExp): VehicleTest =>
  (vehicle) =>
    pattern.test(vehicle.trim);

export const isNew: VehicleTest = ({ condition }) => condition === "new";
export const isUsed: VehicleTest = ({ condition }) => condition !== "new";
export const isCertified: VehicleTest = ({ condition }) => condition === "certified";

const dollarsOf = ({ oldPrice }: Vehicle) => (oldPrice ?? 0) / 100;
export const upTo =
  (dollars: number): VehicleTest =>
  (vehicle) =>
    dollarsOf(vehicle) <= dollars;
export const from =
  (dollars: number): VehicleTest =>
  (vehicle) =>
    dollarsOf(vehicle) >= dollars;
export const milesUpTo =
  (miles: number): VehicleTest =>
  (vehicle) =>
    vehicle.mileage <= miles;
export const milesUnder =
  (miles: number): VehicleTest =>
  (vehicle) =>
    vehicle.mileage < miles;
export const years =
  (first: number, last = 9999): VehicleTest =>
  ({ year }) =>
    year >= first && year <= last;
/** The payments of the lot are the price over 72 months. */
export const monthly =
  (dollars: number): VehicleTest =>
  (vehicle) =>
    dollarsOf(vehicle) / 72 <= dollars;
