import { readFileSync } from "node:fs";
import { feedUrl } from "@forecourt/sample-dealership/files";
import { type ApiVehicle, allVehicles } from "./hidden-prices.ts";
import { lockedCar } from "./locked-car.ts";

/** The pages from the home page to the sent lead, by name. */
export async function pathPages(): Promise<[name: string, path: string][]> {
  const cars = await allVehicles("");
  const pathOf = ({ url }: ApiVehicle) => new URL(url).pathname;
  const first = (isFit: (car: ApiVehicle) => boolean) => pathOf(cars.find(isFit)!);
  const plain = (car: ApiVehicle) => car.status === "available";
  const locked = await lockedCar();
  return [
    ["home", "/"],
    ["list", "/cars-for-sale"],
    ["filtered list", "/used-cars-for-sale/suvs?drivetrain=awd&page=2"],
    ["no results", "/cars-for-sale/price-under-5000?year=2014,2014&fuel-type=electricity"],
    ["locked vehicle", pathOf(locked)],
    ["used vehicle", first((car) => plain(car) && car.condition === "used" && !car.priceLocked)],
    ["certified vehicle", first((car) => plain(car) && car.condition === "certified")],
    ["pending vehicle", first(({ status }) => status === "pending")],
    ["private vehicle", `/used-cars-for-sale/2020-a-car-${vinInFeed("private")}`],
    ["sold vehicle", `/used-cars-for-sale/2020-a-car-${vinInFeed("sold")}`],
    ["unknown vehicle", "/used-cars-for-sale/2019-honda-civic-lx-2HGFC2F50KH000000"],
    ["out-the-door sheet", `/out-the-door/${locked.vin}?terms=2000,5000,560,60&zip=65804`],
    ["unlock", `/unlock?vin=${locked.vin}`],
    ["contact", `/contact-us?about=purchase&vin=${locked.vin}`],
    ["contact, refused", "refused:/contact-us"],
    ["message sent", `sent:/contact-us?vin=${locked.vin}`],
    ["pre-approval of a vehicle", `/auto-financing/apply-for-financing?vin=${locked.vin}`],
    ["test drive", `/test-drive?vin=${locked.vin}`],
    ["privacy policy", "/legal/privacy-policy"],
    ["not found", "/nope"],
  ];
}

/** The VIN of the first vehicle in a state. Vehicles hidden from locked visitors are only in the feed. */
export function vinInFeed(state: "private" | "sold"): string {
  const row = readFileSync(feedUrl, "utf8")
    .split("\n")
    .find((line) => line.toLowerCase().includes(`"${state}"`));
  return /"([A-HJ-NPR-Z\d]{17})"/.exec(row ?? "")?.[1] ?? "";
}
