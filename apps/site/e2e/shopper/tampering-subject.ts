import { newPhone } from "../product/phone-code.ts";
import { cookieJar } from "./cookie-jar.ts";
import { send } from "./expect-clear.ts";
import { type ApiVehicle, allVehicles, hiddenNumbers } from "./hidden-prices.ts";
import { unlockByApi } from "./unlock-by-api.ts";

/** What a tamperer has: a car with a locked price, and the cookies of two visitors by name. */
export type TamperingSubject = {
  car: ApiVehicle;
  /** A vehicle that a locked visitor may not see. */
  privateCar: ApiVehicle;
  path: string;
  /** The numbers of the car that must not be shown, by VIN. */
  hidden: Map<string, Set<string>>;
  /** The cookies of an unlocked visitor. */
  open: Map<string, string>;
  /** The cookies of a visitor who waits for a code. */
  waiting: Map<string, string>;
};

const WAITING = { firstName: "Tam", lastName: "Perrin", email: "tam.perrin@example.com" };

export async function tamperingSubject(): Promise<TamperingSubject> {
  const unlocked = await unlockByApi();
  const [locked, all] = [await allVehicles(""), await allVehicles(unlocked)];
  const car = locked.find((one) => one.priceLocked && one.condition === "new" && one.status === "available")!;
  const shown = new Set(locked.map(({ vin }) => vin));
  const jar = cookieJar();
  const customer = { ...WAITING, phone: newPhone() };
  jar.keep(await send("/api/v1/stores/north/website/leads", { json: { kind: "UNLOCK_PRICE", customer } }));
  return {
    car,
    privateCar: all.find(({ vin }) => !shown.has(vin))!,
    path: new URL(car.url).pathname,
    hidden: new Map([[car.vin, hiddenNumbers(locked, all, new Set()).get(car.vin)!]]),
    open: cookiesIn(unlocked),
    waiting: cookiesIn(jar.header()),
  };
}

/** The `Cookie` header of cookies by name. */
export function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map((pair) => pair.join("=")).join("; ");
}

function cookiesIn(header: string): Map<string, string> {
  return new Map(header.split("; ").map((pair) => pair.split(/=(.*)/s).slice(0, 2) as [string, string]));
}
