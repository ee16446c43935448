import { productUrl } from "../product/test.ts";

export type ApiVehicle = {
  vin: string;
  url: string;
  condition: string;
  visibility: string;
  status: string;
  price: number | null;
  priceLocked: boolean;
};

/** All vehicles of the group as this visitor sees them. */
export async function allVehicles(cookie: string, query = ""): Promise<ApiVehicle[]> {
  const found: ApiVehicle[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const address = `${productUrl()}/api/v1/store-group/larkspur/website/vehicles?${query}&page=${page}`;
    const answer = await fetch(address, { headers: { Cookie: cookie } });
    const body = (await answer.json()) as { vehicles: ApiVehicle[]; pages: number };
    found.push(...body.vehicles);
    pages = body.pages;
  }
  return found;
}

/** The fees on top of a price, in dollars (docs/product/payments.md). */
const feesOf = ({ condition }: ApiVehicle) => (condition === "new" ? 245 : 255);

/** A price in the shapes in which it could leak: with its fees and without, in dollars and in cents. */
function shapesOf(price: number, vehicle: ApiVehicle): number[] {
  return [price, price - feesOf(vehicle)].flatMap((dollars) => [dollars, dollars * 100]);
}

/**
 * What a locked visitor must not find out, by VIN: the numbers of every vehicle's hidden price and of its saving. A
 * number that is some vehicle's visible price, or stands on every page (`furniture`), proves nothing and is left out.
 */
export function hiddenNumbers(
  locked: ApiVehicle[],
  open: ApiVehicle[],
  furniture: ReadonlySet<string>,
): Map<string, Set<string>> {
  const visible = new Set(locked.flatMap((one) => (one.price === null ? [] : shapesOf(one.price, one))));
  const openPrice = new Map(open.map(({ vin, price }) => [vin, price]));
  const hidden = new Map<string, Set<string>>();
  for (const vehicle of locked) {
    const sale = openPrice.get(vehicle.vin);
    if (!vehicle.priceLocked || sale == null || vehicle.price === null) continue;
    const saving = vehicle.price - sale;
    const prices = shapesOf(sale, vehicle).filter((number) => !visible.has(number));
    // A smaller one could be any monthly payment, and a round one in cents a price or a mileage that is offered.
    const savings = saving < 1000 ? [] : [`$${saving}`, ...(saving % 1000 ? [String(saving * 100)] : [])];
    const numbers = [...prices.map(String), ...savings];
    hidden.set(vehicle.vin, new Set(numbers.filter((number) => !furniture.has(number))));
  }
  return hidden;
}

/** `$27,355.00` reads as `$27355` and as `27355`; digits inside words, addresses and other numbers are none. */
const NUMBER = /(?<![\w.,%-])\$?\d[\d,]*(?:\.\d+)?(?![\w%])/g;

/** The numbers of a text. The amount down is no price, but round enough to look like a saving. */
export function numbersIn(text: string): Set<string> {
  const numbers = new Set<string>();
  for (const [found] of text.replace(/\$[\d,]+ down\b/g, "").matchAll(NUMBER)) {
    const plain = found.replaceAll(",", "").replace(/\.0+$/, "");
    numbers.add(plain);
    numbers.add(plain.replace("$", ""));
  }
  return numbers;
}

/** The hidden numbers that a text gives away of the vehicles that it names. */
export function leaksIn(text: string, hidden: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const numbers = numbersIn(text);
  const named = new Set([...text.matchAll(/\b[A-HJ-NPR-Z\d]{17}\b/g)].map(([vin]) => vin));
  return [...named].flatMap((vin) =>
    [...(hidden.get(vin) ?? [])].filter((number) => numbers.has(number)).map((number) => `${vin}: ${number}`),
  );
}
